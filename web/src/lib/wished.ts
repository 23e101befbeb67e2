// What somebody asks of the others, in words.
import { botName } from './bots';
import { t } from './i18n';
import type { Asked } from './protocol';

export function wished({ seat, about }: Asked, who: (seat: number) => string): string {
  switch (about.kind) {
    case 'undo':
      return t('undo-asked', { who: who(seat) });
    case 'bot':
      return t('bot-asked', { who: who(seat), seat: who(about.seat), bot: botName(about.bot) });
  }
}
