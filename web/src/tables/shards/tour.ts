import type { TourStep } from '../module';
import { w } from './words';

/** Stops at the first moment of each kind; never blocks. */
export const tour: TourStep[] = [
  { id: 'goal', at: 'player:', title: () => w('tour-goal'), text: () => w('tour-goal.text') },
  { id: 'play', at: 'hand:', offered: ['play'], by: ['play'], title: () => w('tour-play'), text: () => w('tour-play.text') },
  {
    id: 'recruit',
    at: 'row:',
    offered: ['recruit'],
    by: ['recruit', 'fast-play'],
    title: () => w('tour-recruit'),
    text: () => w('tour-recruit.text'),
  },
  { id: 'focus', at: 'focus:', offered: ['focus'], by: ['focus'], title: () => w('tour-focus'), text: () => w('tour-focus.text') },
  {
    id: 'champion',
    at: 'champion:',
    offered: ['activate', 'attack'],
    by: ['activate', 'attack'],
    title: () => w('tour-champion'),
    text: () => w('tour-champion.text'),
  },
  { id: 'shield', at: 'hand:', offered: ['shield'], by: ['shield'], title: () => w('tour-shield'), text: () => w('tour-shield.text') },
];
