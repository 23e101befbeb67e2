// The seats this browser holds. What opens them is in cookies that scripts cannot read; here is only
// which tables they are at, and what is still on its way.
import { api, ApiError } from './api';
import { bring } from './fairness';
import type { Created, Session } from './protocol';
import { forget, recall, remember, storedKeys } from './settings.svelte';

interface Held {
  seated?: boolean;
  /** A token that was asked for and not answered yet. */
  next?: string;
  /** Earlier versions kept the token here; it is exchanged for a cookie at the next visit. */
  token?: string;
  /** When it was noted, in milliseconds. */
  at?: number;
}

const SEAT = 'koloda.seat.';
const INVITATIONS = 'koloda.invitations.';
/** As long as the server lets a browser keep a seat. */
const KEPT = 90 * 24 * 60 * 60 * 1000;

const held = (table: string) => recall<Held>(SEAT + table);
const hold = (table: string, what: Held) => remember(SEAT + table, { ...what, at: Date.now() });

export function isSeated(table: string): boolean {
  const { seated, token } = held(table);
  return seated ?? token !== undefined;
}

/** The token an earlier version kept. */
export const oldToken = (table: string): string | undefined => held(table).token;

/** Forgets what is older than the cookies are. */
export function tidySeats() {
  for (const key of storedKeys().filter((key) => key.startsWith(SEAT) || key.startsWith(INVITATIONS))) {
    const noted = recall<Held>(key);
    if (noted.at === undefined) remember(key, { ...noted, at: Date.now() });
    else if (Date.now() - noted.at > KEPT) forget(key);
  }
}

/** 32 random bytes in base64url, as the server's own tokens are. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Asks for a seat with a token of our own, so that asking again after a lost answer gives the same seat. */
async function claim(table: string, ask: (own: string) => Promise<Session>): Promise<string> {
  const before = held(table);
  const next = before.next ?? draw();
  hold(table, { ...before, next });
  try {
    const session = await ask(next);
    hold(table, { seated: !session.watch });
    return session.token;
  } catch (fault) {
    const refused = fault instanceof ApiError && fault.status < 500;
    if (refused) hold(table, { seated: before.seated ?? before.token !== undefined });
    throw fault;
  }
}

/** Enters with a link. An invitation becomes a seat of this browser; other links stay what they are. */
export const enter = (table: string, link: string) => claim(table, async (own) => api.session(table, link, own, await bring(table)));

/** Gives my seat a new link; the one before opens it no more. */
export const renew = (table: string) => claim(table, (own) => api.link(table, own));

/** Sits down at a public table. */
export const join = (table: string) => claim(table, async (own) => api.join(table, own, await bring(table)));

interface Invitations {
  links: { seat: number; token: string }[];
  watch?: string;
}

const linkTo = (table: string, token: string | undefined) => token && `${location.origin}/t/${table}#${token}`;

/** Keeps the links to other seats, so that they can be sent again. */
export function keepInvitations({ table, links, watch }: Created) {
  if (links.length) remember(INVITATIONS + table, { links, watch, at: Date.now() });
}

/** The link to a seat that this browser has to give away. */
export function invitation(table: string, seat: number): string | undefined {
  const link = recall<Invitations>(INVITATIONS + table).links?.find((link) => link.seat === seat);
  return linkTo(table, link?.token);
}

/** The link for those who watch, where this browser opened the table. */
export function watchLink(table: string): string | undefined {
  return linkTo(table, recall<Invitations>(INVITATIONS + table).watch);
}
