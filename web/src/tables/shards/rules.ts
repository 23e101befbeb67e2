/** The rules in our own words; the rulebook is the publisher's. */
export const rules = {
  ru: [
    {
      title: 'О чём игра',
      text: ['Лидеры сражаются, пока не останется один. У каждого 50 здоровья и мастерство от 0 до 30. Игрок без здоровья выбывает.'],
    },
    {
      title: 'Ход',
      text: [
        'Разыгрывайте карты из руки в любом порядке: они дают кристаллы, мощь, мастерство, карты и здоровье.',
        'За кристаллы призывайте карты из центрального ряда: они ложатся в сброс. Место в ряду сразу заполняется. Наёмника можно разыграть сразу; в конце хода он уходит под колоду центра.',
        'Раз в ход лидер может сосредоточиться: 1 кристалл за 1 мастерство.',
        'В конце основной фазы вся оставшаяся мощь распределяется между противниками.',
        'Потом сбросьте руку и разыгранное, возьмите пять карт.',
      ],
    },
    {
      title: 'Чемпионы',
      text: [
        'Чемпион остаётся в игре. Раз в ход его можно активировать. Чемпиона противника можно уничтожить в основной фазе, потратив мощь, равную его здоровью.',
      ],
    },
    { title: 'Щиты', text: ['Когда вас атакуют, покажите из руки любые карты со щитами: урон уменьшится. Карты остаются в руке.'] },
    {
      title: 'Мастерство',
      text: [
        'Эффекты с числом мастерства работают, если оно у вас не меньше. С 10 мастерства можно взять одну из двух реликвий. При 30 Осколок бесконечности даёт бесконечную мощь.',
      ],
    },
    {
      title: 'Против Немезиды',
      text: [
        'Одному: Немезида открывает карту, разыгрывает карты той же фракции из ряда, активирует чемпионов и атакует. Её мастерство растёт; не дайте ему дойти до предела.',
      ],
    },
  ],
  en: [
    {
      title: 'What it is about',
      text: ['Leaders fight until one remains. Each has 50 health and a mastery from 0 to 30. A player without health is out.'],
    },
    {
      title: 'A turn',
      text: [
        'Play cards from your hand in any order: they give crystals, power, mastery, cards and health.',
        'Crystals recruit cards from the centre row: they go to your discard pile. The place in the row is filled at once. A mercenary may be played at once; at the end of the turn it goes below the centre deck.',
        'Once per turn the leader may focus: 1 crystal for 1 mastery.',
        'At the end of the main phase all power that is left is assigned to opponents.',
        'Then discard your hand and what you played, and draw five cards.',
      ],
    },
    {
      title: 'Champions',
      text: [
        'A champion stays in play. It may be activated once per turn. A champion of an opponent may be destroyed in your main phase for power equal to its health.',
      ],
    },
    {
      title: 'Shields',
      text: ['When you are attacked, show any cards with shields from your hand: the damage shrinks. You keep the cards.'],
    },
    {
      title: 'Mastery',
      text: [
        'Effects with a mastery number work if yours is at least that. From 10 on you may take one of your two relics. At 30 the Infinity Shard gives infinite power.',
      ],
    },
    {
      title: 'Against the Nemesis',
      text: [
        'Alone: the Nemesis reveals a card, plays cards of that faction from the row, activates champions and attacks. Its mastery grows; do not let it reach the limit.',
      ],
    },
  ],
};
