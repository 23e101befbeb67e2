// The chance of a table: the server promises its part first, then every browser adds a nonce of its own.
import { api } from './api';
import type { Created, NewTable } from './protocol';
import { recall, remember } from './settings.svelte';

const key = (table: string) => `koloda.promise.${table}`;

/** 16 random bytes as 32 hexadecimal digits. */
function drawNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was promised before this browser drew its nonce: the record has to keep it, whatever the server says later. */
export function promiseOf(table: string): string | undefined {
  return recall<{ commitment: string }>(key(table)).commitment;
}

const keepPromise = (table: string, commitment: string) => remember(key(table), { commitment });

/** A nonce for a table, drawn after its promise was seen. */
export async function bring(table: string): Promise<string> {
  if (!promiseOf(table)) keepPromise(table, (await api.commitment(table)).commitment);
  return drawNonce();
}

/** Opens a table; a seed that was given is everybody's knowledge, and nothing is added to it. */
export async function openTable(body: NewTable): Promise<Created> {
  if (body.seed) return api.create(body);
  const { commitment } = await api.promise();
  const made = await api.create({ ...body, commitment, nonce: drawNonce() });
  keepPromise(made.table, commitment);
  return made;
}
