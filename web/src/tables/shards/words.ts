import { fill, type Entry } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';

const book = {
  ru: {
    turn: 'Ход {n}', main: 'Основная фаза', attack: 'Атака', shields: 'Щиты', auction: 'Аукцион лидеров', leaders: 'Лидеры', draft: 'Драфт реликвий', nemesisTurn: 'Ход Немезиды', nemesis: 'Немезида', end: 'Конец хода',
    health: 'здоровье', mastery: 'мастерство', crystals: { one: 'кристалл', few: 'кристалла', many: 'кристаллов', other: 'кристалла' }, power: 'мощь', hand: 'рука', deck: 'колода', discard: 'сброс', champions: 'Чемпионы', play: 'В игре', row: 'Центральный ряд', centre: 'центральная колода', removed: 'удалено',
    relics: 'Реликвии', focus: 'Концентрация', focused: 'уже использована', next: 'Дальше: {n} — {what}', opponents: 'Противники', out: 'выбыл', you: 'вы', ready: 'готов', tired: 'активирован', assign: 'Назначить', less: 'меньше', more: 'больше', all: 'всё', bid: 'Поставить',
    highest: 'Высшая ставка: {n}', nobody: 'ставок нет', by: '{who}', assigned: 'назначено {n}', empty: 'пусто', ally: 'союзник по команде', incoming: 'Вас атакуют', played: 'Разыграно', hand5: 'Рука',
  },
  en: {
    turn: 'Turn {n}', main: 'Main phase', attack: 'Attack', shields: 'Shields', auction: 'Leader auction', leaders: 'Leaders', draft: 'Relic draft', nemesisTurn: 'The Nemesis’ turn', nemesis: 'Nemesis', end: 'End of turn',
    health: 'health', mastery: 'mastery', crystals: { one: 'crystal', other: 'crystals' }, power: 'power', hand: 'hand', deck: 'deck', discard: 'discard', champions: 'Champions', play: 'In play', row: 'Centre row', centre: 'centre deck', removed: 'banished',
    relics: 'Relics', focus: 'Focus', focused: 'used', next: 'Next: {n} — {what}', opponents: 'Opponents', out: 'out', you: 'you', ready: 'ready', tired: 'activated', assign: 'Assign', less: 'less', more: 'more', all: 'all', bid: 'Bid',
    highest: 'Highest bid: {n}', nobody: 'no bids', by: '{who}', assigned: 'assigned {n}', empty: 'empty', ally: 'team mate', incoming: 'You are attacked', played: 'Played', hand5: 'Hand',
  },
} satisfies Record<'ru' | 'en', Record<string, Entry>>;

export type Word = keyof typeof book.en;
export const w = (word: Word, args?: Record<string, string | number>) => fill(settings.lang, book[settings.lang][word], args);
export const books = book;
