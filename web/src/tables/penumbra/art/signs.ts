import { ownMarkup } from '$lib/markup';

// Signs of this game, each 16 by 16: ingredients, symbols of experience, slots, what effects do.
const SIGNS: Record<string, string> = {
  blood:
    '<path d="M8 1C8 1 3 7 3 10.4a5 5 0 0 0 10 0C13 7 8 1 8 1Z"/><path d="M5.3 10.2a2.8 2.8 0 0 0 2 2.7" fill="none" stroke' +
    '="#fff" stroke-opacity=".6" stroke-width="1.1" stroke-linecap="round"/>',
  crystal:
    '<path d="M8 .8 11.6 4.6 10.7 12 8 15.2 5.3 12 4.4 4.6Z"/><path d="M4.4 4.6 8 6l3.6-1.4M8 6v9" fill="none" stroke="#fff' +
    '" stroke-opacity=".55" stroke-width=".9"/><path d="M2.8 8 4.2 9.5 4.4 13 3 14.4 1.6 12.5 1.7 9.6ZM13.2 8 14.3 9.6 14.4' +
    ' 12.5 13 14.4 11.6 13 11.8 9.5Z"/>',
  jewel:
    '<path d="M4.2 2.5h7.6L15 6.5 8 14.5 1 6.5Z"/><path d="M1 6.5h14M5.4 6.5 8 14.2l2.6-7.7L8 2.7Z" fill="none" stroke="#3a' +
    '2a05" stroke-opacity=".6" stroke-width=".8"/>',
  fruit:
    '<path d="M8 5.6C6.3 4.4 2.6 4.8 2.6 9c0 3.3 2.5 6 4.1 6 .6 0 .8-.3 1.3-.3s.7.3 1.3.3c1.6 0 4.1-2.7 4.1-6 0-4.2-3.7-4.6' +
    '-5.4-3.4Z"/><path d="M8.2 4.8C8.2 2.6 9.8 1 12 1c0 2.3-1.6 3.8-3.8 3.8Z"/>',
  trinket:
    '<path fill-rule="evenodd" d="M5.2 1a4.2 4.2 0 1 0 1.9 7.9l6 6 2-2-1.3-1.3 1-1-1.5-1.5-1 1-2.3-2.3A4.2 4.2 0 0 0 5.2 1Z' +
    'm0 2.4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z"/>',
  arcana:
    '<circle cx="8" cy="8" r="6.7" fill="none" stroke="currentColor" stroke-width="1.3"/><path d="M8 1.6 9.5 6.5 14.4 8 9.5' +
    ' 9.5 8 14.4 6.5 9.5 1.6 8 6.5 6.5Z"/>',
  spark:
    '<path d="M8 0 9.7 6.3 16 8 9.7 9.7 8 16 6.3 9.7 0 8 6.3 6.3Z"/><path d="M3 1.5 3.6 3.4 5.5 4 3.6 4.6 3 6.5 2.4 4.6.5 4' +
    ' 2.4 3.4ZM13 9.5l.6 1.9 1.9.6-1.9.6-.6 1.9-.6-1.9-1.9-.6 1.9-.6Z"/>',
  monsters:
    '<path d="M3.2 1C5.6 5 5.4 10.5 3 15 2.6 10.5 2.4 5.5 3.2 1ZM8.3.5c2.3 4.7 2.2 10.5-.4 15-.5-4.8-.6-10.2.4-15ZM13.3 1c1' +
    '.6 4.3 1.2 9.7-1 14-.3-4.5-.2-9.7 1-14Z"/>',
  beasts:
    '<path d="M8 7.6c-2.7 0-4.7 2.5-4.7 4.7 0 1.7 1.3 2.3 2.5 2.3.9 0 1.4-.4 2.2-.4s1.3.4 2.2.4c1.2 0 2.5-.6 2.5-2.3 0-2.2-' +
    '2-4.7-4.7-4.7Z"/><ellipse cx="2.6" cy="6.9" rx="1.5" ry="2"/><ellipse cx="6" cy="3.6" rx="1.6" ry="2.3"/><ellipse cx="' +
    '10" cy="3.6" rx="1.6" ry="2.3"/><ellipse cx="13.4" cy="6.9" rx="1.5" ry="2"/>',
  wilds: '<path d="M8 .6 11.6 5.4H9.9l3 3.7h-1.8l3 3.7H9v2.6H7v-2.6H1.9l3-3.7H3.1l3-3.7H4.4Z"/>',
  mystics:
    '<path fill-rule="evenodd" d="M8 3.2C4.3 3.2 1.6 6 .5 8c1.1 2 3.8 4.8 7.5 4.8S14.4 10 15.5 8C14.4 6 11.7 3.2 8 3.2Zm0 1' +
    '.9a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Z"/><circle cx="8" cy="8" r="1.5"/>',
  wizards:
    '<path d="M9.4.6c-3 2-4.7 6.3-5.3 9.8C2 10.8.6 11.5.6 12.4.6 13.9 4 15 8 15s7.4-1.1 7.4-2.6c0-.9-1.4-1.6-3.5-2-.3-2.3-1' +
    '.2-4.6-1-6.5l1.8.7C12 2.9 11 1.4 9.4.6Z"/>',
  society: '<path d="M1 4.5 4.6 7.8 8 2l3.4 5.8L15 4.5 13.7 12H2.3ZM2.5 13h11v1.8h-11Z"/>',
  skull:
    '<path fill-rule="evenodd" d="M8 1C4 1 1.5 3.7 1.5 7.2c0 2 .9 3.5 2.5 4.5V15h8v-3.3c1.6-1 2.5-2.5 2.5-4.5C14.5 3.7 12 1' +
    ' 8 1ZM5.3 6.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm5.4 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM8 9.8l1 2H7Z"/>',
  wand: '<path d="m2 12.5 7.7-7.7 1.5 1.5L3.5 14Z"/><path d="M12 .5l.8 2.7 2.7.8-2.7.8L12 7.5l-.8-2.7L8.5 4l2.7-.8Z"/>',
  pendant:
    '<path d="M2 1c1 4 3 6.5 6 7.5C11 7.5 13 5 14 1" fill="none" stroke="currentColor" stroke-width="1.3"/><path d="M8 7.5 ' +
    '11.2 11 8 15.5 4.8 11Z"/>',
  robe: '<path d="M6 1h4l1 2 3.5 3-1.8 2L11.5 7 12.5 15h-9L4.5 7 3.3 8 1.5 6 5 3Z"/>',
  ring: '<circle cx="8" cy="10" r="4.7" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M6 .8h4l1.5 2L8 6 4.5 2.' + '8Z"/>',
  set:
    '<rect x="2" y="2" width="12" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M8 4.5v' +
    '7M5 8l3-3.2L11 8" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  paint:
    '<rect x="1" y="6" width="7" height="7" rx="1.8" fill="none" stroke="currentColor" stroke-width="1.3"/><rect x="8" y="3' +
    '" width="7" height="7" rx="1.8"/>',
  launch: '<path d="M1 3.5 7 8l-6 4.5ZM8 3.5 14.5 8 8 12.5Z"/>',
  ready: '<path d="M8 2.2a5.8 5.8 0 1 0 5.8 5.8h-2A3.8 3.8 0 1 1 8 4.2v2.6l4.3-3.6L8 0Z"/>',
  brew: '<path d="M6 1h4v4l3.7 7.4c.7 1.3-.2 2.6-1.6 2.6H3.9c-1.4 0-2.3-1.3-1.6-2.6L6 5Z"/>',
  swap: '<path d="M1 5h9V2l5 4.3H1ZM15 11H6v3l-5-4.3h14Z"/>',
  buy:
    '<path d="M3 5h10l1.5 10h-13ZM5.5 5a2.5 2.8 0 0 1 5 0" /><path d="M5.5 6V4.2a2.5 2.8 0 0 1 5 0V6" fill="none" stroke="c' +
    'urrentColor" stroke-width="1.3"/>',
  book: '<path d="M1 2.5c2.5-1 5-.8 7 .8 2-1.6 4.5-1.8 7-.8v10.7c-2.5-1-5-.8-7 .8-2-1.6-4.5-1.8-7-.8Z"/>',
  card: '<rect x="3.5" y="1" width="9" height="14" rx="1.8"/>',
  log: '<path d="M2 2.5h12v2H2ZM2 7h12v2H2ZM2 11.5h8v2H2Z"/>',
  mat:
    '<circle cx="3.5" cy="8" r="2.5"/><circle cx="8" cy="8" r="2.5" opacity=".7"/><circle cx="12.5" cy="8" r="2.5" opacity=' +
    '".4"/><path d="M0 2.5h16v1.2H0Z"/>',
  place:
    '<rect x="2" y="2" width="12" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray=' +
    '"3 2"/><circle cx="8" cy="8" r="2.2"/>',
  resource:
    '<rect x="1.5" y="1.5" width="13" height="13" rx="3.2" fill="#f3eee2"/><circle cx="5" cy="5.2" r="1.9" fill="#49b86b"/>' +
    '<circle cx="11" cy="5.2" r="1.9" fill="#f0913a"/><circle cx="8" cy="11" r="1.9" fill="#e2b92f"/>',
  apply: '<path d="M3 2.5 14 8 3 13.5Z"/>',
};

const drawn = new Map<string, string>();

/** A sign as markup, made once. */
export function sign(name: string): string {
  const known = drawn.get(name) ?? ownMarkup(SIGNS[name] ?? '');
  drawn.set(name, known);
  return known;
}
