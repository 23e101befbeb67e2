import type { Entry } from './index';

export const en = {
  start: 'Play', lobby: 'Open tables', cards: 'Cards', replay: 'Replay', help: 'Rules', settings: 'Settings', close: 'Close', back: 'Back',
  headline: 'Deck-building games, played by their exact rules', under: 'Alone, on one screen with friends, with bots in seats, or online by a link. No account.',
  playNow: 'Play', guided: 'Guided first game', setup: 'Change set-up', hideSetup: 'Hide set-up', seats: 'Seats', seat: 'Seat {n}', me: 'me', byLink: 'person by link', bot: 'bot: {name}',
  public: 'Show this table among the open ones', undoRule: 'Undo', undoFree: 'free', undoConsent: 'with consent', undoNever: 'never', tableName: 'Name of the table', heuristic: 'heuristic', greedy: 'greedy', randomBot: 'random',
  randomSetup: 'Random set-up', chooseFrom: 'What to choose from', noRepeats: 'Nothing from my last games', leftOut: 'Left out while there is enough else', forget: 'Forget', rangeFrom: 'from', rangeTo: 'to',
  random: 'random', players: { one: '{n} player', other: '{n} players' }, playersRange: '{min}–{max} players', openSeed: 'Seed (optional; makes it a puzzle everybody can repeat)',
  noTables: 'No public tables at the moment.', join: 'Sit down', watch: 'Watch', free: 'free seats: {n}', picks: { one: '{n} move', other: '{n} moves' }, over: 'finished',
  links: 'Links to the seats', copy: 'Copy', copied: 'Copied', linkSeat: 'Seat {n}', linkWatch: 'For those who watch', invite: 'Invite',
  connecting: 'Connecting…', lost: 'The connection is lost; trying again…', refused: 'This table does not answer. The link may be old.',
  waiting: 'Waiting for {who}: {what}', watching: 'You are watching', yourTurn: 'Your turn', sinceThen: 'Since your last turn', gotIt: 'Got it',
  undo: 'Undo', 'undo-free': 'free', 'undo-reveals': 'reveals', 'undo-final': 'by consent', undoAsked: '{who} asks to take back a move', accept: 'Agree', refuse: 'Refuse', undoWait: 'Waiting for consent',
  endTurn: 'End turn', endAnyway: 'End anyway', unused: { one: 'Still unused: {what}', other: 'Still unused: {what}' }, playAll: 'Play all', allOptions: { one: '{n} option', other: '{n} options' }, confirm: 'Confirm', cancel: 'Cancel', selected: 'selected',
  choose: 'Choose', sure: 'Sure to happen', log: 'Log', showLog: 'Log', rewound: 'The table as it was', toNow: 'Back to now', whyHint: 'Why not? Press a dimmed thing.',
  language: 'Language', speed: 'Animation', slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant', palette: 'Colour-safe palette', confirmEach: 'Confirm every pick', full: 'Full control: forced picks are mine too', sounds: 'Sounds', notify: 'Notify me on my turn',
  won: 'Victory', lostGame: 'Defeat', drawn: 'Nobody wins', rematch: 'Play again', saveRecord: 'Save the record', openReplay: 'Watch the replay', verify: 'Verify the shuffle', verified: 'The shuffle is the promised one.', notVerified: 'The shuffle does not fit the promise: {why}',
  search: 'Search by name or text', allKinds: 'All kinds', allBoxes: 'All boxes', found: { one: '{n} card', other: '{n} cards' }, copies: { one: '{n} copy', other: '{n} copies' },
  loadRecord: 'Open a record', dropRecord: 'Choose a record file, or paste its text', first: 'First', previous: 'Back one', next: 'Forward one', last: 'Last', autoplay: 'Autoplay', pause: 'Pause', moment: 'Moment {n} of {all}', share: 'Copy a link to this moment', badRecord: 'This is not a record Koloda can read: {why}',
  keys: 'Keys', keySpace: 'the usual action, or confirm', keyDigits: 'options in the bar', keyArrows: 'from card to card', keyZ: 'undo', keyE: 'end turn', keyA: 'play all', keyI: 'show the card', keyL: 'log', keyHelp: 'this help',
  botSeat: 'Let a bot play', takeBack: 'Take the seat back', gone: '{who} is away', bug: 'Save what happened', commitment: 'Promise of the shuffle', skipTour: 'End the tour', onward: 'Go on',
  mySeat: 'Your seat', lookAs: 'Seat {n}', nothing: 'Nothing here.', loading: 'Loading…', foeTurn: 'It is somebody else’s turn', hotseat: 'Now {who}', thanks: 'Names and mechanics belong to their publishers; pictures and words here are our own.', notice: 'Notice', more: 'More', hand: 'Hand',
} satisfies Record<string, Entry>;
