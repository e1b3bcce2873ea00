import type { WebSocket } from 'ws';
import type { Answered, Heard } from './busy-tables.ts';
import { Guest } from './keyflower-guest.ts';
import type { PlannedGame } from './planned-game.ts';

interface Laid {
  id: string;
  game: PlannedGame;
}

/** Length of the beginning of a message that is read: type, request, table and version come first. */
const HEAD = 160;
const VERSION = /"version":(\d+)/;

export interface PartyOptions {
  /** Games that are played one after the other, over and over. */
  games: readonly PlannedGame[];
  players: number;
  /** Tables that are created and joined before the first game begins. */
  laid: number;
  /** Sends the next action as soon as the previous one is known; otherwise only when `requestAction` is called. */
  eager: boolean;
  /** The address of each seat's guest; by default the same for all. */
  addressOf?: (table: number, seat: number) => string;
}

/**
 * A group of people who play game after game. They read only the beginning of each message and know their actions in
 * advance, so that the load leaves the CPU to the server.
 */
export class Party {
  readonly table: number;
  private readonly options: PartyOptions;
  private readonly answered: Answered;
  private readonly heard: Heard;
  private guests: Guest[] = [];
  private sockets: WebSocket[] = [];
  private readonly laid: Laid[] = [];
  private next = 0;
  private current: Laid | null = null;
  private step = 0;
  /** Each seat's version at the beginning of the game, and now; no seat acts before all have their view. */
  private begun: number[] = [];
  private versions: number[] = [];
  private views = 0;
  private waiting = false;
  private wanted: number | null = null;
  private sentAt = 0;

  constructor(table: number, options: PartyOptions, answered: Answered, heard: Heard) {
    this.table = table;
    this.options = options;
    this.answered = answered;
    this.heard = heard;
    // Start with different games at different tables.
    this.next = table;
  }

  /** Connects the guests and creates their tables. */
  async gather(portOf: (seat: number) => number): Promise<void> {
    const { players, laid } = this.options;
    for (let seat = 0; seat < players; seat++) {
      const guest = await Guest.arrive(portOf(seat), this.options.addressOf?.(this.table, seat));
      const socket = await guest.connect();
      this.guests.push(guest);
      this.sockets.push(socket);
      socket.on('message', (data: Buffer) => this.hear(seat, data));
      socket.on('close', () => fail(`table ${this.table}: a socket was closed`));
    }
    for (let i = 0; i < laid; i++) this.laid.push(await this.lay());
  }

  /** Begins the next game. */
  async begin(): Promise<void> {
    const laid = this.laid.shift() ?? (await this.lay());
    this.current = laid;
    this.step = 0;
    this.views = 0;
    await this.guests[0].ask('POST', `/tables/${laid.id}/start`);
    for (const socket of this.sockets) socket.send(JSON.stringify({ type: 'watch', table: laid.id }));
  }

  /**
   * Requests the next action now, so that waiting counts towards its latency. Does nothing between two games.
   */
  requestAction(): void {
    if (!this.current || this.views < this.guests.length) return;
    this.wanted ??= performance.now();
    this.goOn();
  }

  private async lay(): Promise<Laid> {
    const { games, players } = this.options;
    const game = games[this.next++ % games.length];
    const [host, ...others] = this.guests;
    const settings = { options: { players }, seed: game.seed };
    const { id } = await host.ask<{ id: string }>('POST', '/tables', settings);
    const { you } = await host.ask<{ you: { key: string } }>('GET', `/tables/${id}`);
    for (const [i, guest] of others.entries()) {
      await guest.ask('POST', `/tables/${id}/enter`, { key: you.key });
      await guest.ask('POST', `/tables/${id}/sit`, { seat: i + 1 });
    }
    return { id, game };
  }

  private hear(seat: number, data: Buffer): void {
    const head = data.toString('latin1', 0, HEAD);
    if (head.startsWith('{"type":"refused"')) fail(data.toString());
    const view = head.startsWith('{"type":"view"');
    if (!view && !head.startsWith('{"type":"events"')) return;
    if (!this.current || !head.includes(this.current.id)) return;
    const version = Number(VERSION.exec(head)![1]);
    this.versions[seat] = version;
    if (view) {
      this.begun[seat] = version;
      this.views += 1;
    } else {
      this.heard(data.length);
      if (head.startsWith('"id"', 17)) this.acknowledge();
    }
    this.goOn();
  }

  private acknowledge(): void {
    this.waiting = false;
    this.answered(this.table, performance.now() - this.sentAt);
    this.step += 1;
    const { id, game } = this.current!;
    if (this.step < game.steps.length) return;
    this.current = null;
    for (const socket of this.sockets) socket.send(`{"type":"unwatch","table":"${id}"}`);
    this.begin().catch((error: unknown) => fail(String(error)));
  }

  private goOn(): void {
    if (!this.current || this.waiting || this.views < this.guests.length) return;
    if (this.wanted === null && !this.options.eager) return;
    const { seat, action, heard } = this.current.game.steps[this.step];
    const version = this.versions[seat];
    if (version < this.begun[seat] + heard) return;
    this.waiting = true;
    this.sentAt = this.wanted ?? performance.now();
    this.wanted = null;
    const id = `"type":"act","table":"${this.current.id}","id":"${this.step}"`;
    this.sockets[seat].send(`{${id},"version":${version},"action":${action}}`);
  }
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
