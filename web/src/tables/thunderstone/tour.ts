import type { TourStep } from '../module';
import { read } from './view';
import { w } from './words';

/** Stops at the first moment of each kind; never blocks. */
export const tour: TourStep[] = [
  { id: 'goal', at: 'hall:', title: () => w('tour-goal'), text: () => w('tour-goal.text') },
  {
    id: 'choose',
    at: 'hand:',
    offered: ['village'],
    by: ['village', 'dungeon', 'rest'],
    title: () => w('tour-choose'),
    text: () => w('tour-choose.text'),
  },
  {
    id: 'buy',
    at: 'village:',
    offered: ['buy'],
    by: ['buy', 'end-turn'],
    title: () => w('tour-buy'),
    text: () => w('tour-buy.text'),
  },
  { id: 'level', at: 'party:', offered: ['level'], by: ['level'], title: () => w('tour-level'), text: () => w('tour-level.text') },
  { id: 'equip', at: 'party:', offered: ['equip'], by: ['equip'], title: () => w('tour-equip'), text: () => w('tour-equip.text') },
  { id: 'fight', at: 'hall:', offered: ['fight'], by: ['fight'], title: () => w('tour-fight'), text: () => w('tour-fight.text') },
  {
    id: 'rest',
    offered: ['rest-nothing'],
    by: ['rest-nothing', 'rest-destroy'],
    title: () => w('tour-rest'),
    text: () => w('tour-rest.text'),
  },
  {
    id: 'spoils',
    at: 'village:',
    offered: ['no-spoils'],
    by: ['spoils', 'no-spoils'],
    title: () => w('tour-spoils'),
    text: () => w('tour-spoils.text'),
  },
  {
    id: 'stone',
    when: (view) => (read(view).stone?.nearest ?? 99) <= 5,
    title: () => w('tour-stone'),
    text: () => w('tour-stone.text'),
  },
];
