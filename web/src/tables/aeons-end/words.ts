import { fill, type Entry } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';

const book = {
  ru: {
    casting: 'Заклинания', main: 'Основная фаза', draw: 'Добор', foeTurn: 'Ход исчадия', order: 'Очерёдность хода',
    inPlay: 'В игре, по порядку', empty: 'Пока пусто', supply: 'Запас', breaches: 'Разломы', ally: 'Союзник', allies: 'Союзники',
    gravehold: 'Грейвхолд', life: 'жизни', charges: 'энергия', tokens: 'жетоны', deck: 'колода', discard: 'сброс', hand: 'рука', played: 'Разыграно',
    focus: 'настроить', open: 'открыть', isOpen: 'открыт', destroyed: 'разрушен', bonus: '+{n} урон', prepped: 'подготовлено', nothing: 'ничего',
    aether: { one: '{n} эфир', few: '{n} эфира', many: '{n} эфира', other: '{n} эфира' }, tier: 'ранг', foeDeck: 'колода исчадия', devoured: 'Пожрано', drawn: 'Взята карта',
    chargeIt: 'Получить энергию', ability: 'Способность', playAll: 'Все самоцветы', exhausted: 'обессилен', discardOrder: 'Сброс по порядку', you: 'вы', player: 'игрок {n}', wild: 'любой',
    onlyFor: 'только: {what}', gem: 'самоцвет', relic: 'реликвия', spell: 'заклинание', 'not-relic-spell': 'не на реликвии и заклинания', pile: 'Стопка пуста', fury: 'Ярость', husk: 'Скорлупники', hand5: 'Рука',
    'nemesis-token': 'Жетоны', doom: '0 — поражение', shielded: 'урон по нему −{n}', actsAt: 'порог {n}',
    strike: 'колода ударов', corruption: 'колода скверны', acolyte: 'колода аколитов', acolytesLeft: 'аколитов осталось', tierZeroDiscard: 'сброшено {n}', untouchable: 'нельзя нанести урон', trophies: 'трофеи',
    taken: 'занят', unknownCard: 'неизвестная карта', powerLeft: 'ходов до срабатывания', revealed: 'Показаны',
    pairOpen: 'Жетон {a}/{b} между игроками: по карте {a}/{b} решаете, чей ход', pairHeld: 'Жетон {a}/{b} лежит у «{who}»: следующая карта {a}/{b} — ход «{other}»', takeTurn: 'Ход: {who}', nextCard: 'следующая карта неизвестна',
    handsToCome: 'Такие руки даст этот порядок', hand0: 'Сейчас', hand1: 'Затем', hand2: 'Потом', moreCards: { one: 'и ещё {n} карта', few: 'и ещё {n} карты', many: 'и ещё {n} карт', other: 'и ещё {n} карты' }, putNext: 'если дальше положить: {card}',
    cheaper: 'разлом дешевле на {n}', doublePrep: 'два заклинания в разлом', noDamage: 'урон предотвращён', nextGain: 'ждёт получения карты: {card}', extraDraws: { one: 'исчадие возьмёт ещё {n} карту', few: 'исчадие возьмёт ещё {n} карты', many: 'исчадие возьмёт ещё {n} карт', other: 'исчадие возьмёт ещё {n} карты' },
  },
  en: {
    casting: 'Casting', main: 'Main phase', draw: 'Draw', foeTurn: 'Nemesis’ turn', order: 'Turn order',
    inPlay: 'In play, oldest first', empty: 'Nothing yet', supply: 'Supply', breaches: 'Breaches', ally: 'Ally', allies: 'Allies',
    gravehold: 'Gravehold', life: 'life', charges: 'charges', tokens: 'tokens', deck: 'deck', discard: 'discard', hand: 'hand', played: 'Played',
    focus: 'focus', open: 'open', isOpen: 'open', destroyed: 'destroyed', bonus: '+{n} damage', prepped: 'prepped', nothing: 'nothing',
    aether: { one: '{n} aether', other: '{n} aether' }, tier: 'tier', foeDeck: 'nemesis deck', devoured: 'Devoured', drawn: 'Card drawn',
    chargeIt: 'Gain a charge', ability: 'Ability', playAll: 'All gems', exhausted: 'exhausted', discardOrder: 'Discard in order', you: 'you', player: 'player {n}', wild: 'wild',
    onlyFor: 'only: {what}', gem: 'gem', relic: 'relic', spell: 'spell', 'not-relic-spell': 'not for relics or spells', pile: 'Pile is empty', fury: 'Fury', husk: 'Husks', hand5: 'Hand',
    'nemesis-token': 'Tokens', doom: '0 is defeat', shielded: 'damage to it −{n}', actsAt: 'threshold {n}',
    strike: 'strike deck', corruption: 'corruption deck', acolyte: 'acolyte deck', acolytesLeft: 'acolytes left', tierZeroDiscard: '{n} discarded', untouchable: 'cannot be damaged', trophies: 'trophies',
    taken: 'taken', unknownCard: 'unknown card', powerLeft: 'turns until it goes off', revealed: 'Revealed',
    pairOpen: 'The {a}/{b} token lies between the players: at a {a}/{b} card you decide whose turn it is', pairHeld: '{who} holds the {a}/{b} token: the next {a}/{b} card is the turn of {other}', takeTurn: 'Turn of {who}', nextCard: 'the next card is not known',
    handsToCome: 'Hands this order will make', hand0: 'Now', hand1: 'Next', hand2: 'Later', moreCards: { one: 'and {n} more card', other: 'and {n} more cards' }, putNext: 'if this goes next: {card}',
    cheaper: 'breach {n} cheaper', doublePrep: 'two spells to a breach', noDamage: 'damage prevented', nextGain: 'waits for a gained card: {card}', extraDraws: { one: 'the nemesis draws {n} more card', other: 'the nemesis draws {n} more cards' },
  },
} satisfies Record<'ru' | 'en', Record<string, Entry>>;

export type Word = keyof typeof book.en;
export const w = (word: Word, args?: Record<string, string | number>) => fill(settings.lang, book[settings.lang][word], args);
export const wordOr = (word: string) => (word in book.en ? w(word as Word) : word);
export const books = book;
