import type { TourStep } from '../module';
import { read } from './view';
import { w } from './words';

/** Stops at the first moment of each kind; never blocks. */
export const tour: TourStep[] = [
  { id: 'goal', title: () => w('tour-goal'), text: () => w('tour-goal.text') },
  {
    id: 'talent',
    at: 'dealt:',
    offered: ['talent'],
    by: ['talent'],
    title: () => w('tour-talent'),
    text: () => w('tour-talent.text'),
  },
  {
    id: 'turn',
    offered: ['train'],
    by: ['train', 'trial', 'rest'],
    title: () => w('tour-turn'),
    text: () => w('tour-turn.text'),
  },
  { id: 'place', at: 'dice:', offered: ['place'], by: ['place'], title: () => w('tour-place'), text: () => w('tour-place.text') },
  { id: 'cell', at: 'cells:', offered: ['cell'], by: ['cell'], title: () => w('tour-cell'), text: () => w('tour-cell.text') },
  { id: 'apply', at: 'cells:', offered: ['apply'], by: ['apply', 'done'], title: () => w('tour-apply'), text: () => w('tour-apply.text') },
  { id: 'cast', at: 'grimoire:', offered: ['cast'], by: ['cast'], title: () => w('tour-cast'), text: () => w('tour-cast.text') },
  { id: 'chain', offered: ['launch'], by: ['launch', 'done'], title: () => w('tour-chain'), text: () => w('tour-chain.text') },
  { id: 'threat', offered: ['throw'], by: ['throw'], title: () => w('tour-threat'), text: () => w('tour-threat.text') },
  { id: 'path', at: 'path:', offered: ['path'], by: ['path'], title: () => w('tour-path'), text: () => w('tour-path.text') },
  {
    id: 'end',
    when: (view) => read(view).turn.last_turns !== null,
    title: () => w('tour-end'),
    text: () => w('tour-end.text'),
  },
];
