import type { TourStep } from '../module';
import { read } from './view';

const has = (options: { form: { do: string } }[], verb: string) => options.some((option) => option.form.do === verb);

/** Stops at the first moment of each kind; says what lies there and what may be done, and never blocks. */
export const tour: TourStep[] = [
  {
    id: 'goal',
    when: () => true,
    title: { ru: 'Цель', en: 'The aim' },
    text: {
      ru: 'Доведите жизнь исчадия до нуля (число в кольце). Проиграете, если падёт Грейвхолд или будут обессилены все маги.',
      en: 'Bring the nemesis’ life to zero (the number in the ring). You lose if Gravehold falls or all mages are exhausted.',
    },
    at: 'foe',
  },
  {
    id: 'play',
    by: ['play'],
    when: ({ options }) => has(options, 'play'),
    title: { ru: 'Самоцветы дают эфир', en: 'Gems give aether' },
    text: {
      ru: 'Всё, что можно сделать, обведено. Нажмите на самоцвет в руке: он даст эфир на этот ход.',
      en: 'Whatever you may do is outlined. Press a gem in your hand: it gives aether for this turn.',
    },
    at: 'hand:',
  },
  {
    id: 'prep',
    by: ['prep'],
    when: ({ options }) => has(options, 'prep'),
    title: { ru: 'Заклинание — в разлом', en: 'A spell goes to a breach' },
    text: {
      ru: 'Подготовьте Искру: нажмите на карту, затем на разлом. Произнесёте её в начале следующего хода.',
      en: 'Prep a Spark: press the card, then a breach. You will cast it at the start of your next turn.',
    },
    at: 'hand:',
  },
  {
    id: 'gain',
    by: ['gain', 'charge', 'focus', 'open'],
    when: ({ options }) => has(options, 'gain'),
    title: { ru: 'Эфир на что-нибудь', en: 'Spend the aether' },
    text: {
      ru: 'Купите карту из запаса (она ляжет в сброс), получите энергию для способности или настройте разлом. Затемнённое скажет, чего не хватает.',
      en: 'Gain a card from the supply (it goes to your discard), a charge for your ability, or focus a breach. A dimmed thing tells what is missing.',
    },
    at: 'supply:',
  },
  {
    id: 'draw',
    by: ['put', 'put-rest'],
    when: ({ options }) => has(options, 'put'),
    title: { ru: 'Порядок сброса', en: 'The order of the discard' },
    text: {
      ru: 'Колоды не тасуют: сброс переворачивают. В каком порядке положите карты, в таком они и придут.',
      en: 'Decks are never shuffled: the discard pile is turned over. The order you put cards down is the order they come back.',
    },
    at: 'play:',
  },
  {
    id: 'cast',
    by: ['cast'],
    when: ({ options }) => has(options, 'cast'),
    title: { ru: 'Произнесение', en: 'Casting' },
    text: {
      ru: 'Нажмите на подготовленное заклинание и выберите цель. Из открытого разлома можно и подождать.',
      en: 'Press a prepped spell and choose its target. From an open breach it may also wait.',
    },
    at: 'breach:',
  },
  {
    id: 'threat',
    when: ({ view }) => read(view).nemesis.play.length > 0,
    title: { ru: 'Карты исчадия', en: 'Cards of the nemesis' },
    text: {
      ru: 'Приспешники действуют каждый его ход, силы срабатывают, когда счётчик дойдёт до нуля. Их карты лежат в ряд: старшие срабатывают первыми.',
      en: 'Minions act on each of its turns; powers go off when their count reaches zero. They lie in a row: the oldest acts first.',
    },
    at: 'threat:',
  },
];
