import { fill, type Entry } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';

const book = {
  ru: {
    casting: 'Заклинания', main: 'Основная фаза', draw: 'Добор', foeTurn: 'Ход исчадия', order: 'Очерёдность хода',
    inPlay: 'В игре, по порядку', empty: 'Пока пусто', supply: 'Запас', breaches: 'Разломы', ally: 'Союзник', allies: 'Союзники',
    gravehold: 'Грейвхолд', life: 'жизни', charges: 'энергия', tokens: 'жетоны', deck: 'колода', discard: 'сброс', hand: 'рука', played: 'Разыграно',
    focus: 'настроить', open: 'открыть', isOpen: 'открыт', destroyed: 'разрушен', bonus: '+{n} урон', prepped: 'подготовлено', nothing: 'ничего',
    aether: { one: '{n} эфир', few: '{n} эфира', many: '{n} эфира', other: '{n} эфира' }, tier: 'уровень', foeDeck: 'колода исчадия', devoured: 'Поглощено', drawn: 'Взята карта',
    chargeIt: 'Получить энергию', ability: 'Способность', playAll: 'Все самоцветы', exhausted: 'истощён', discardOrder: 'Сброс по порядку', you: 'вы', player: 'игрок {n}', wild: 'любой',
    onlyFor: 'только: {what}', gem: 'самоцвет', relic: 'реликвия', spell: 'заклинание', 'not-relic-spell': 'не на реликвии и заклинания', pile: 'Стопка пуста', fury: 'Ярость', husk: 'Оболочки', hand5: 'Рука',
  },
  en: {
    casting: 'Casting', main: 'Main phase', draw: 'Draw', foeTurn: 'Nemesis’ turn', order: 'Turn order',
    inPlay: 'In play, oldest first', empty: 'Nothing yet', supply: 'Supply', breaches: 'Breaches', ally: 'Ally', allies: 'Allies',
    gravehold: 'Gravehold', life: 'life', charges: 'charges', tokens: 'tokens', deck: 'deck', discard: 'discard', hand: 'hand', played: 'Played',
    focus: 'focus', open: 'open', isOpen: 'open', destroyed: 'destroyed', bonus: '+{n} damage', prepped: 'prepped', nothing: 'nothing',
    aether: { one: '{n} aether', other: '{n} aether' }, tier: 'tier', foeDeck: 'nemesis deck', devoured: 'Devoured', drawn: 'Card drawn',
    chargeIt: 'Gain a charge', ability: 'Ability', playAll: 'All gems', exhausted: 'exhausted', discardOrder: 'Discard in order', you: 'you', player: 'player {n}', wild: 'wild',
    onlyFor: 'only: {what}', gem: 'gem', relic: 'relic', spell: 'spell', 'not-relic-spell': 'not for relics or spells', pile: 'Pile is empty', fury: 'Fury', husk: 'Husks', hand5: 'Hand',
  },
} satisfies Record<'ru' | 'en', Record<string, Entry>>;

export type Word = keyof typeof book.en;
export const w = (word: Word, args?: Record<string, string | number>) => fill(settings.lang, book[settings.lang][word], args);
export const wordOr = (word: string) => (word in book.en ? w(word as Word) : word);
export const books = book;
