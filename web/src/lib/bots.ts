import { t } from './i18n';

const words = {
  random: 'random-bot',
  heuristic: 'heuristic',
  novice: 'novice',
  regular: 'regular',
  expert: 'expert',
  grandmaster: 'grandmaster',
} as const;

/** What a bot is called at the table; a bot without a word keeps its own name. */
export const botName = (bot: string): string => (bot in words ? t(words[bot as keyof typeof words]) : bot);
