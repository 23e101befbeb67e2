import { t } from './i18n';
import { settings } from './settings.svelte';
import type {
  Commitment,
  Created,
  GameInfo,
  Lang,
  NewTable,
  Problem,
  PublicTable,
  Rematched,
  ReplayMoment,
  Session,
  Sheet,
  Verified,
} from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'accept-language': settings.lang };
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init });
  if (!answer.ok) throw new ApiError(answer.status, await reason(answer));
  return (await answer.json()) as T;
}

/** Problems that are not about what was asked have our own words. */
const plain = { 'too-fast': 'problem-too-fast', unavailable: 'problem-unavailable', absent: 'problem-absent' } as const;

async function reason(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const told = JSON.parse(text) as Problem;
    return told.kind in plain ? t(plain[told.kind as keyof typeof plain]) : told.text;
  } catch {
    return text || answer.statusText;
  }
}

/** What I am called, if I said so. */
const me = () => (settings.name.trim() ? { person: settings.name.trim() } : {});

export const api = {
  games: () => call<GameInfo[]>('games'),
  cards: (game: string) => call<Sheet[]>(`games/${game}/cards`),
  tables: () => call<PublicTable[]>('tables'),
  promise: () => call<Commitment>('commitments', {}),
  commitment: (table: string) => call<Commitment>(`tables/${table}/commitment`),
  create: (table: NewTable) => call<Created>('tables', { ...table, ...me() }),
  session: (table: string, token: string, own: string, nonce: string) =>
    call<Session>(`tables/${table}/session`, { token, own, nonce, ...me() }),
  link: (table: string, own: string) => call<Session>(`tables/${table}/link`, { own }),
  join: (table: string, own: string, nonce: string) => call<Session>(`tables/${table}/join`, { own, nonce, ...me() }),
  record: (table: string) => call<unknown>(`tables/${table}/record`),
  rematch: (table: string) => call<Rematched>(`tables/${table}/rematch`, {}),
  replay: (record: unknown, to: number, lang: Lang) => call<ReplayMoment>('replay', { record, to, lang }),
  verify: (record: unknown, commitment: string) => call<Verified>('verify', { record, commitment }),
};
