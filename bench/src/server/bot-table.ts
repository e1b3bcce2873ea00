import {
  determinize,
  FULL_EDITION,
  type GameEvent,
  QuickRandom,
  randomAction,
  type View,
} from '@keyflower/engine';
import { applyPatch, type PatchEntry } from '@keyflower/protocol/patch';
import type { WebSocket } from 'ws';
import { Guest } from './keyflower-guest.ts';

const GUEST = 0;
const BOT = 1;

type News =
  | { type: 'view'; table: string; version: number; view: View }
  | { type: 'events'; table: string; version: number; id?: string; events: GameEvent[]; patch: PatchEntry[] }
  | { type: 'refused' | 'welcome' | 'table' | 'chat' };

/** Notified when a bot is asked and when its answer has arrived. */
export interface BotObserver {
  asked(): void;
  answered(): void;
}

/** A guest and a bot who play game after game. The guest draws legal actions at random, at once or after a pause. */
export class BotTable {
  private readonly bot: string;
  private readonly observer: BotObserver;
  private readonly random: QuickRandom;
  private readonly guest: Guest;
  private readonly socket: WebSocket;
  private id = '';
  private view: View | null = null;
  private version = 0;
  /** An action has been sent and not answered yet. */
  private waiting = false;
  private resting = true;
  private pauseMs = 0;
  private isBotAsked = false;

  private constructor(guest: Guest, socket: WebSocket, seed: string, bot: string, observer: BotObserver) {
    this.guest = guest;
    this.socket = socket;
    this.random = new QuickRandom(seed);
    this.bot = bot;
    this.observer = observer;
    socket.on('message', (data: Buffer) => this.onMessage(data.toString()));
  }

  /** Starts the table; the guest does not play yet. */
  static async open(port: number, seed: string, bot: string, observer: BotObserver): Promise<BotTable> {
    const guest = await Guest.arrive(port);
    const table = new BotTable(guest, await guest.connect(), seed, bot, observer);
    await table.begin();
    return table;
  }

  /** Whether the server has nothing to do for this table. */
  get isQuiet(): boolean {
    return this.resting && !this.waiting && this.view !== null && !this.isBotAsked;
  }

  /** Lets the guest play, with a pause before each action. */
  play(pauseMs: number): void {
    this.resting = false;
    this.pauseMs = pauseMs;
    this.goOn();
  }

  rest(): void {
    this.resting = true;
  }

  private async begin(): Promise<void> {
    this.view = null;
    const settings = { options: { players: 2 } };
    const { id } = await this.guest.ask<{ id: string }>('POST', '/tables', settings);
    this.id = id;
    await this.guest.ask('PUT', `/tables/${id}/seats/${BOT}`, { bot: this.bot });
    await this.guest.ask('POST', `/tables/${id}/start`);
    this.socket.send(JSON.stringify({ type: 'watch', table: id }));
  }

  private onMessage(text: string): void {
    const news = JSON.parse(text) as News;
    if (news.type === 'refused') throw new Error(text);
    if ((news.type !== 'view' && news.type !== 'events') || news.table !== this.id) return;
    this.version = news.version;
    if (news.type === 'view') this.view = news.view;
    else {
      this.view = applyPatch(this.view!, news.patch);
      if (news.id === undefined) this.botAnswered();
      else this.waiting = false;
    }
    this.lookAtBot();
    this.goOn();
  }

  private botAnswered(): void {
    if (!this.isBotAsked) return;
    this.isBotAsked = false;
    this.observer.answered();
  }

  private lookAtBot(): void {
    if (this.isBotAsked || !this.owes(BOT)) return;
    this.isBotAsked = true;
    this.observer.asked();
  }

  private owes(seat: number): boolean {
    return this.view!.pending.some(({ player }) => player === seat);
  }

  private goOn(): void {
    if (this.resting || this.waiting || this.view === null) return;
    if (this.view.phase === 'scoring') {
      this.socket.send(JSON.stringify({ type: 'unwatch', table: this.id }));
      void this.begin();
    } else if (this.owes(GUEST)) {
      this.waiting = true;
      if (this.pauseMs > 0) setTimeout(() => this.act(), this.pauseMs);
      else this.act();
    }
  }

  private act(): void {
    const state = determinize(FULL_EDITION, this.view!, this.random);
    const action = randomAction(state, GUEST, this.random);
    const { id: table, version } = this;
    this.socket.send(JSON.stringify({ type: 'act', table, id: `${version}`, version, action }));
  }
}
