import { BASE_CONTENT } from '../../src/content/base/index.ts';
import type { Position } from '../../src/io/position.ts';
import type { RecordLine } from '../../src/io/record.ts';
import { EngineSession } from '../../src/game/session.ts';
import type { Refusal } from '../../src/refusals.ts';
import { must } from '../../../../scripts/testing/must.ts';

export interface Reply {
  id?: unknown;
  ok: boolean;
  error?: Refusal;
  position?: Position;
  record?: RecordLine[];
  [field: string]: unknown;
}

/** A line protocol session with a game in it, that notices whether anything changed. */
export class Wire {
  readonly session = new EngineSession(BASE_CONTENT, () => 'nobody chose this seed');

  /** Sends a line and reads the answer, which must be one line of JSON. */
  line(text: string): Reply {
    const answer = this.session.answer(text);
    if (/[\n\r]/.test(answer)) throw new Error(`more than one line: ${answer}`);
    return JSON.parse(answer) as Reply;
  }

  ask(request: unknown): Reply {
    return this.line(JSON.stringify(request));
  }

  begin(players = 3, seed = 'hostile'): this {
    this.ask({ cmd: 'new', options: { players }, seed });
    return this;
  }

  load(position: unknown): this {
    const { ok, error } = this.ask({ cmd: 'load', position, seed: 'hostile' });
    if (!ok) throw new Error(error?.message);
    return this;
  }

  position(): Position {
    return this.ask({ cmd: 'position' }).position!;
  }

  /** The seat that owes an answer. */
  seat(): number {
    return must(this.position().pending[0]).player;
  }

  /** Everything about the game, byte for byte. */
  snapshot(): string {
    return this.session.answer('{"cmd":"position"}') + this.session.answer('{"cmd":"record"}');
  }

  /** Sends a line that must be refused without a trace; gives the refusal. */
  refused(text: string): Refusal {
    const before = this.snapshot();
    const { ok, error } = this.line(text);
    if (ok || !error) throw new Error(`not refused: ${text.slice(0, 200)}`);
    if (this.snapshot() !== before) throw new Error(`refused, but the game changed: ${text.slice(0, 200)}`);
    return error;
  }

  refusedAction(action: unknown, player: unknown = this.seat()): Refusal {
    return this.refused(JSON.stringify({ cmd: 'apply', player, action }));
  }
}
