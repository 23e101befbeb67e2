import type { TourStep } from '../module';

const has = (options: { form: { do: string } }[], ...verbs: string[]) => options.some((option) => verbs.includes(option.form.do));

/** Stops at the first moment of each kind; never blocks. */
export const tour: TourStep[] = [
  {
    id: 'goal',
    at: 'player:',
    when: () => true,
    title: { ru: 'Цель', en: 'The aim' },
    text: {
      ru: 'Доведите здоровье противника до нуля. С мастерством 30 Осколок бесконечности побеждает сразу.',
      en: 'Bring your opponent’s health to zero. With mastery 30 the Infinity Shard wins at once.',
    },
  },
  {
    id: 'play',
    by: ['play'],
    at: 'hand:',
    when: ({ options }) => has(options, 'play'),
    title: { ru: 'Разыграйте карты', en: 'Play your cards' },
    text: {
      ru: 'Кристаллы — чтобы вербовать, мощь — чтобы атаковать. Нажимайте на карты в руке; A разыгрывает всё, пока не понадобится выбор.',
      en: 'Crystals recruit, power attacks. Press cards in your hand; A plays all until one asks something.',
    },
  },
  {
    id: 'recruit',
    by: ['recruit', 'fast-play'],
    at: 'row:',
    when: ({ options }) => has(options, 'recruit'),
    title: { ru: 'Центральный ряд', en: 'The centre row' },
    text: {
      ru: 'Обведённую карту можно призвать: она ляжет в сброс. Наёмника можно разыграть и сразу, но потом он уйдёт под колоду.',
      en: 'An outlined card may be recruited: it goes to your discard. A mercenary may also be played at once, but then leaves for the bottom of the deck.',
    },
  },
  {
    id: 'focus',
    by: ['focus'],
    at: 'focus:',
    when: ({ options }) => has(options, 'focus'),
    title: { ru: 'Концентрация', en: 'Focus' },
    text: {
      ru: 'Раз в ход: 1 кристалл за 1 мастерство. Карты становятся сильнее; следующая ступень показана под шкалой.',
      en: 'Once per turn: 1 crystal for 1 mastery. Cards grow stronger; the next step is told below the track.',
    },
  },
  {
    id: 'champion',
    by: ['activate', 'attack'],
    at: 'champion:',
    when: ({ options }) => has(options, 'activate', 'attack'),
    title: { ru: 'Чемпионы', en: 'Champions' },
    text: {
      ru: 'Они остаются на столе. Своих активируйте раз в ход; чужих атакуют мощью, которой хватает на всё их здоровье.',
      en: 'They stay on the table. Activate yours once per turn; those of others fall to power that covers all their health.',
    },
  },
  {
    id: 'shield',
    by: ['shield'],
    at: 'hand:',
    when: ({ options }) => has(options, 'shield'),
    title: { ru: 'Щиты', en: 'Shields' },
    text: {
      ru: 'Вас атакуют: покажите из руки карты со щитами, сколько хотите. Они останутся у вас.',
      en: 'You are attacked: show as many cards with shields from your hand as you like. You keep them.',
    },
  },
];
