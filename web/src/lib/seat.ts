// The seats this browser holds: a token for each table, kept where the next visit finds it.
import { api, ApiError } from './api';
import { bring } from './fairness';
import type { Created, Session } from './protocol';
import { recall, remember } from './settings.svelte';

interface Held {
  token?: string;
  /** A token that was asked for and not answered yet. */
  next?: string;
}

const key = (table: string) => `koloda.seat.${table}`;

export function tokenOf(table: string): string | undefined {
  return recall<Held>(key(table)).token;
}

/** 32 random bytes in base64url, as the server's own tokens are. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Asks for a seat with a token of our own, so that asking again after a lost answer gives the same seat. */
async function claim(table: string, ask: (own: string) => Promise<Session>): Promise<string> {
  const { token, next = draw() } = recall<Held>(key(table));
  remember(key(table), { token, next });
  try {
    const session = await ask(next);
    remember(key(table), { token: session.token });
    return session.token;
  } catch (fault) {
    const refused = fault instanceof ApiError && fault.status < 500;
    if (refused) remember(key(table), { token });
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

const invitations = (table: string) => `koloda.invitations.${table}`;
const linkTo = (table: string, token: string | undefined) => token && `${location.origin}/t/${table}#${token}`;

/** Keeps the links to other seats, so that they can be sent again. */
export function keepInvitations({ table, links, watch }: Created) {
  if (links.length) remember(invitations(table), { links, watch });
}

/** The link to a seat that this browser has to give away. */
export function invitation(table: string, seat: number): string | undefined {
  const link = recall<Invitations>(invitations(table)).links?.find((link) => link.seat === seat);
  return linkTo(table, link?.token);
}

/** The link for those who watch, where this browser opened the table. */
export function watchLink(table: string): string | undefined {
  return linkTo(table, recall<Invitations>(invitations(table)).watch);
}
