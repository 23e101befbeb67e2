/** The rules in our own words; the rulebook is the publisher's. */
export const rules = {
  ru: [
    {
      title: 'О чём игра',
      text: [
        'Маги разломов вместе защищают город Грейвхолд от исчадия. Победа — жизнь исчадия дошла до нуля, или его колода пуста и на столе не осталось его карт. Поражение — пал Грейвхолд или обессилены все маги.',
      ],
    },
    {
      title: 'Чей ход',
      text: ['Ходы идут в порядке колоды очерёдности. Когда она кончается, её тасуют. Поэтому исчадие может сходить дважды подряд.'],
    },
    {
      title: 'Ход мага',
      text: [
        'Заклинания: произнесите любые подготовленные. Из закрытого разлома, настроенного в прошлый ход, заклинание произносится обязательно.',
        'Основная фаза, в любом порядке: разыгрывайте самоцветы и реликвии, покупайте карты из запаса, платите 2 эфира за энергию, настраивайте и открывайте разломы, готовьте заклинания, выполняйте условия сброса сил исчадия.',
        'Добор: положите разыгранное в сброс в любом порядке и доберите до пяти карт. Сброс не тасуют, а переворачивают.',
      ],
    },
    {
      title: 'Разломы',
      text: [
        'В открытом разломе заклинание может ждать. Закрытый можно настроить: он повернётся и в этот ход примет заклинание. Чем больше он повёрнут, тем дешевле его открыть. Разломы III и IV, открытые, добавляют 1 урон.',
      ],
    },
    {
      title: 'Ход исчадия',
      text: [
        'Сначала действуют его карты на столе, от старшей к младшей: приспешники выполняют «Постоянно», у сил убавляется счётчик. Потом исчадие берёт новую карту.',
      ],
    },
    {
      title: 'Обессиливание',
      text: [
        'Маг без жизней обессилен: исчадие делает натиск дважды, маг теряет разлом и всю энергию. Он продолжает играть, но дальнейший урон вдвойне ложится на Грейвхолд.',
      ],
    },
  ],
  en: [
    {
      title: 'What it is about',
      text: [
        'Breach mages together defend the city of Gravehold from a nemesis. You win when the nemesis has no life left, or its deck is empty and none of its cards are in play. You lose when Gravehold falls or all mages are exhausted.',
      ],
    },
    {
      title: 'Whose turn',
      text: ['Turns come in the order of the turn-order deck. When it runs out, it is shuffled. So the nemesis may act twice in a row.'],
    },
    {
      title: 'A mage’s turn',
      text: [
        'Casting: cast any of your prepped spells. A spell in a closed breach that was focused last turn must be cast.',
        'Main phase, in any order: play gems and relics, gain cards from the supply, pay 2 aether for a charge, focus and open breaches, prep spells, meet the conditions to discard powers of the nemesis.',
        'Draw: put what you played on your discard pile in any order and draw up to five cards. The discard pile is not shuffled but turned over.',
      ],
    },
    {
      title: 'Breaches',
      text: [
        'In an open breach a spell may wait. A closed one may be focused: it turns and takes a spell this turn. The further it is turned, the cheaper it is to open. Breaches III and IV add 1 damage when open.',
      ],
    },
    {
      title: 'The nemesis’ turn',
      text: [
        'First its cards in play act, from oldest to newest: minions do what “Persistent” says, powers count down. Then the nemesis draws a new card.',
      ],
    },
    {
      title: 'Exhaustion',
      text: [
        'A mage without life is exhausted: the nemesis unleashes twice, the mage loses a breach and all charges. The mage plays on, but further damage falls on Gravehold twofold.',
      ],
    },
  ],
};
