import { Beats } from './beats.svelte';
import type { ClientMessage, Json, Lang, Line, ServerMessage, StateMessage, View } from './protocol';
import { VERSION } from './protocol';
import { plain } from './spans';
import { waitBefore, waitForStore } from './wait';

/** 128 random bits; `randomUUID` exists on secure origins only. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Status = 'connecting' | 'open' | 'lost' | 'refused' | 'ended';

/** The server closes with this what is over for good: coming back changes nothing. */
const FOR_GOOD = 4410;

/** One seat's (or spectator's) line to a table. What the server sends is replaced whole, never patched. */
export class TableLink {
  state = $state.raw<StateMessage | null>(null);
  moment = $state.raw<{ to: number; view: View; lines: Line[] } | null>(null);
  preview = $state.raw<{ option: number; lines: Line[] } | null>(null);
  status = $state<Status>('connecting');
  why = $state('');
  fault = $state('');
  /** Why the table is closed for good. */
  ended = $state<'other-rules' | 'damaged' | null>(null);
  rematch = $state.raw<{ table: string } | null>(null);
  /** How the present state came about, while it is shown. */
  readonly beats = new Beats();
  /** The pick that is on its way. */
  sent = $state<number | null>(null);

  /** The log: each state replaces it from the event it names. */
  lines = $state.raw<Line[]>([]);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #goneSince = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #resend = false;
  /** The longest log the server has shown: it may not come back with a shorter one. */
  #seen = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;
  #called: string | undefined;
  /** A pick whose answer is awaited: repeated with the same id after a lost line, harmlessly. */
  #pending: (ClientMessage & { type: 'pick' }) | null = null;
  #awake = () => document.visibilityState === 'visible' && this.status !== 'open' && this.#open();

  constructor(
    readonly table: string,
    private lang: Lang,
  ) {
    this.#open();
    document.addEventListener('visibilitychange', this.#awake);
    window.addEventListener('online', this.#awake);
  }

  #open() {
    clearTimeout(this.#timer);
    if (this.#closed || this.ended || this.#socket) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      // The cookie that came with the handshake says who this is.
      this.#send({ type: 'hello', version: VERSION, lang: this.lang, ...(this.#seen ? { rev: this.#seen } : {}) });
      this.#ping = setInterval(() => this.#send({ type: 'ping' }), 25_000);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number) {
    clearInterval(this.#ping);
    this.#socket = null;
    this.#resend = true;
    if (this.#closed) return;
    if (code === FOR_GOOD || this.ended) {
      this.status = 'ended';
      return;
    }
    const refused = this.#attempt > 5 && !this.state;
    this.status = refused ? 'refused' : 'lost';
    if (this.#attempt === 0) this.#goneSince = Date.now();
    const wait = waitBefore(this.#attempt, Date.now() - this.#goneSince, code);
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #receive(message: ServerMessage) {
    switch (message.type) {
      case 'state': {
        const before = this.state;
        const kept = message.from > 0 ? this.lines.filter((line) => line.event < message.from) : [];
        this.lines = [...kept, ...message.lines];
        this.beats.receive(message, before);
        this.state = message;
        this.status = 'open';
        this.#attempt = 0;
        this.#seen = Math.max(this.#seen, message.rev);
        if (this.#pending && message.done?.includes(this.#pending.id)) this.#settle();
        else if (this.#pending && this.#resend) this.#send(this.#pending);
        this.#resend = false;
        if (before?.rev !== message.rev) {
          this.why = '';
          this.preview = null;
          this.fault = '';
        }
        return;
      }
      case 'why':
        this.why = plain(message.text);
        return;
      case 'preview':
        this.preview = message;
        // Whoever looks at something else has read why the last thing was refused.
        this.why = '';
        return;
      case 'moment':
        this.moment = message;
        return;
      case 'error':
        if (message.kind === 'too-fast') {
          setTimeout(() => this.#pending && this.#send(this.#pending), 400);
          return;
        }
        if (message.kind === 'unavailable' && this.#pending) {
          this.fault = message.text;
          this.#sendAgain();
          return;
        }
        if (message.kind === 'other-rules' || message.kind === 'damaged') this.ended = message.kind;
        // A preview asked a moment too late is nobody's fault.
        if (message.kind === 'no-such-option' && !this.#pending) return;
        this.#settle();
        this.fault = message.kind === 'conflict' ? '' : message.text;
        return;
      case 'rematch':
        this.rematch = message;
        return;
      case 'pong':
        return;
    }
  }

  #settle() {
    clearTimeout(this.#again);
    this.#refusals = 0;
    this.#pending = null;
    this.sent = null;
  }

  /** The server could not keep the pick: it is repeated under its id, more and more seldom, until it is answered. */
  #sendAgain() {
    clearTimeout(this.#again);
    const wait = waitForStore(this.#refusals);
    this.#refusals += 1;
    this.#again = setTimeout(() => this.#pending && this.#send(this.#pending), wait);
  }

  #send(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  pick(option: number) {
    if (!this.state || this.sent !== null || this.moment) return;
    // Who has seen enough to act does not wait for the rest.
    this.beats.skip();
    this.sent = option;
    this.#pending = { type: 'pick', seq: this.state.seq, option, id: newId(), rev: this.state.rev };
    this.#send(this.#pending);
  }

  askWhy(wish: Record<string, Json>) {
    this.why = '';
    this.#send({ type: 'why', wish });
  }

  askPreview(option: number) {
    this.#send({ type: 'preview', option });
  }

  undo() {
    if (this.state?.undo) this.#send({ type: 'undo', to: this.state.undo.to, id: newId() });
  }

  consent(accept: boolean) {
    this.#send({ type: 'consent', accept, id: newId() });
  }

  seat(seat: number, bot?: string) {
    this.#send({ type: 'seat', seat, ...(bot ? { bot } : {}), id: newId() });
  }

  /** Tells the table when I want to be called otherwise. */
  call(name: string) {
    if (this.#called !== undefined && this.#called !== name) this.#send({ type: 'name', name });
    this.#called = name;
  }

  rewind(to: number) {
    this.beats.skip();
    this.#send({ type: 'moment', to });
  }

  now() {
    this.moment = null;
  }

  speak(lang: Lang) {
    if (lang === this.lang) return;
    this.lang = lang;
    this.moment = null;
    this.#send({ type: 'lang', lang });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    clearInterval(this.#ping);
    document.removeEventListener('visibilitychange', this.#awake);
    window.removeEventListener('online', this.#awake);
    this.#socket?.close();
  }
}
