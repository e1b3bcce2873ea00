import type { ContentSource } from '../content/edition.ts';
import { owesAnswer } from '../play.ts';
import type { GivenAction } from '../types.ts';
import { type AnyRefusal, RefusalError } from '../model/refusal.ts';
import type { InputFacts } from '../model/refusal-facts.ts';
import { actionRefusal, inputRefusal } from '../model/refusal-messages.ts';
import { redactEvents } from '../view/redact.ts';
import { Game } from './game.ts';
import { printPending } from '../io/print-position.ts';

/** Lines longer than this are refused unread. */
export const MAX_LINE = 16 * 1024 * 1024;

/**
 * No list is longer, asked for or not: positions can be written in which tens of millions of actions are legal,
 * and a reply has to fit into a line. `cut` says so then, and `tile` narrows the question.
 */
const MOST_ACTIONS = 250_000;

const COMMANDS = [
  'new',
  'load',
  'replay',
  'pending',
  'legal',
  'apply',
  'view',
  'position',
  'score',
  'record',
  'quit',
] as const;

type Request = Record<string, unknown>;
type Reply = Record<string, unknown>;

function badRequest<Reason extends keyof InputFacts>(
  reason: Reason,
  facts: InputFacts[Reason],
): RefusalError {
  return new RefusalError(inputRefusal('BAD_REQUEST', reason, facts));
}

/** The line protocol: one JSON object in, one out. Keeps one game. Reads nothing but the lines it is given. */
export class EngineSession {
  private readonly source: ContentSource;
  private readonly freshSeed: () => string;
  private game: Game | null = null;
  /** Set by `quit`. */
  ended = false;

  /** `freshSeed` is used for requests that name no seed. */
  constructor(source: ContentSource, freshSeed: () => string) {
    this.source = source;
    this.freshSeed = freshSeed;
  }

  /** Answers one line. For any input the answer is one line and the game stays valid. */
  answer(line: string): string {
    let request: unknown;
    try {
      if (line.length > MAX_LINE) return refused(TOO_LONG);
      request = JSON.parse(line);
    } catch {
      return refused(inputRefusal('BAD_JSON', 'not-json', {}));
    }
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return refused(inputRefusal('BAD_REQUEST', 'wrong-type', { path: 'request', expected: 'object' }));
    }
    const { id } = request as Request;
    try {
      // An id so deep that it can't be written back would break the answer: find out before anything is done.
      JSON.stringify(id);
    } catch {
      return refused(inputRefusal('BAD_REQUEST', 'nested-too-deeply', { path: 'id' }));
    }
    try {
      return JSON.stringify({ id, ok: true, ...this.carryOut(request as Request) });
    } catch (error) {
      if (error instanceof RefusalError) return refused(error.refusal, id);
      return refused(inputRefusal('BAD_REQUEST', 'not-carried-out', {}), id);
    }
  }

  private carryOut(request: Request): Reply {
    switch (request.cmd) {
      case 'new':
        this.game = Game.create(this.source, request.options ?? {}, this.seed(request));
        return this.status();
      case 'load':
        this.game = Game.load(this.source, request.position, this.seed(request));
        return this.status();
      case 'replay': {
        const seed = request.seed === undefined ? undefined : this.seed(request);
        this.game = Game.replay(this.source, request.record, this.freshSeed(), seed);
        return this.status();
      }
      case 'pending':
        return { ...this.status(), season: this.playing().position().season };
      case 'legal':
        return this.legal(request);
      case 'apply':
        return this.apply(request);
      case 'view':
        return { view: this.playing().view(this.viewer(request.player ?? null)) };
      case 'position':
        return { position: this.playing().position() };
      case 'score':
        return { ...this.playing().score() };
      case 'record':
        return { record: this.playing().record() };
      case 'quit':
        this.ended = true;
        return {};
      default:
        throw badRequest('unknown-name', { path: 'cmd', expected: COMMANDS });
    }
  }

  private playing(): Game {
    if (!this.game) throw badRequest('no-game', {});
    return this.game;
  }

  private status(): Reply {
    const game = this.playing();
    return { pending: printPending(game.state), over: game.over };
  }

  private legal(request: Request): Reply {
    const game = this.playing();
    const seat = this.deciding(request.player);
    const { tile, limit } = request;
    if (tile !== undefined && (typeof tile !== 'string' || !game.state.content.indexOf.has(tile))) {
      throw badRequest('unknown-tile', { path: 'tile' });
    }
    if (limit !== undefined && !(Number.isInteger(limit) && (limit as number) >= 0)) {
      throw badRequest('wrong-type', { path: 'limit', expected: 'integer' });
    }
    const listed = game.legal(seat, {
      tile,
      limit: Math.min((limit as number | undefined) ?? MOST_ACTIONS, MOST_ACTIONS),
    });
    const decision = game.pending().find(({ player }) => player === seat)?.decision;
    return { decision, actions: listed.actions, ...(listed.cut ? { cut: true } : {}) };
  }

  private apply(request: Request): Reply {
    const game = this.playing();
    const seat = this.deciding(request.player);
    const { action } = request;
    if (typeof action !== 'object' || action === null || Array.isArray(action)) {
      throw badRequest('wrong-type', { path: 'action', expected: 'object' });
    }
    const viewer = request.viewer === undefined ? undefined : this.viewer(request.viewer);
    const events = game.play(seat, action as GivenAction);
    return { events: viewer === undefined ? events : redactEvents(events, viewer), ...this.status() };
  }

  private deciding(player: unknown): number {
    if (!Number.isInteger(player)) throw badRequest('wrong-type', { path: 'player', expected: 'seat' });
    if (!owesAnswer(this.playing().state, player as number)) {
      throw new RefusalError(actionRefusal('NOT_YOUR_DECISION', 'not-your-decision', {}));
    }
    return player as number;
  }

  private viewer(player: unknown): number | null {
    if (player === null) return null;
    const { players } = this.playing().position().options;
    if (!Number.isInteger(player) || (player as number) < 0 || (player as number) >= players) {
      throw badRequest('wrong-type', { path: 'viewer', expected: 'seat-or-null' });
    }
    return player as number;
  }

  private seed({ seed }: Request): string {
    if (seed === undefined) return this.freshSeed();
    if (typeof seed === 'string') return seed;
    if (typeof seed === 'number') return String(seed);
    throw badRequest('wrong-type', { path: 'seed', expected: 'string' });
  }
}

const TOO_LONG = inputRefusal('BAD_REQUEST', 'line-too-long', { most: MAX_LINE });

/** The answer to a line that was too long to be read at all. */
export const tooLongAnswer = (): string => refused(TOO_LONG);

function refused(error: AnyRefusal, id?: unknown): string {
  return JSON.stringify({ id, ok: false, error });
}
