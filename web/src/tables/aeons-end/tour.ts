import type { TourStep } from '../module';
import { read } from './view';
import { w } from './words';

/** Stops at the first moment of each kind; says what lies there and what may be done, and never blocks. */
export const tour: TourStep[] = [
  { id: 'goal', at: 'foe', title: () => w('tour-goal'), text: () => w('tour-goal.text') },
  { id: 'play', at: 'hand:', offered: ['play'], by: ['play'], title: () => w('tour-play'), text: () => w('tour-play.text') },
  { id: 'prep', at: 'hand:', offered: ['prep'], by: ['prep'], title: () => w('tour-prep'), text: () => w('tour-prep.text') },
  {
    id: 'gain',
    at: 'supply:',
    offered: ['gain'],
    by: ['gain', 'charge', 'focus', 'open'],
    title: () => w('tour-gain'),
    text: () => w('tour-gain.text'),
  },
  { id: 'draw', at: 'play:', offered: ['put'], by: ['put', 'put-rest'], title: () => w('tour-draw'), text: () => w('tour-draw.text') },
  { id: 'cast', at: 'breach:', offered: ['cast'], by: ['cast'], title: () => w('tour-cast'), text: () => w('tour-cast.text') },
  {
    id: 'threat',
    at: 'threat:',
    when: (view) => read(view).nemesis.play.length > 0,
    title: () => w('tour-threat'),
    text: () => w('tour-threat.text'),
  },
];
