/** The longest name that has room on every mat. */
const ROOM = 14;

/** A name as it is written where room is scarce; whole wherever it is spoken or told in a sentence. */
export function brief(name: string): string {
  const letters = [...name];
  return letters.length > ROOM
    ? `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
