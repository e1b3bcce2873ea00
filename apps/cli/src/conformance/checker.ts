import { type Difference, differences } from './differences.ts';
import type { Case, ExpectedRefusal, LoadCase, StepCase } from './format.ts';
import { listDifferences } from './list-differences.ts';
import { patched } from './patch.ts';
import type { Asked, Talk } from './talk.ts';

/** A failed case: where the answers differ, or what else went wrong. */
export interface Failure {
  differences: Difference[];
  /** Set if the program did not answer as asked. */
  message?: string;
}

/** Thrown in the middle of a case: the rest of it can't be checked. */
class Failed extends Error {}

export interface CheckOptions {
  /** Whether to compare what engines may do differently as well: events, reasons, score sheets. */
  strict: boolean;
}

/** Checks cases one by one with a program. Keeps track of the position that the program holds. */
export class Checker {
  private readonly talk: Talk;
  private readonly positions: ReadonlyMap<string, LoadCase>;
  private readonly strict: boolean;
  private loaded: string | null = null;

  constructor(talk: Talk, positions: ReadonlyMap<string, LoadCase>, { strict }: CheckOptions) {
    this.talk = talk;
    this.positions = positions;
    this.strict = strict;
  }

  async check(one: Case): Promise<Failure | null> {
    try {
      const found = await this.differencesOf(one);
      return found.length === 0 ? null : { differences: found };
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.loaded = null;
      return { differences: [], message: error.message };
    }
  }

  private async differencesOf(one: Case): Promise<Difference[]> {
    switch (one.kind) {
      case 'load':
        await this.load(one);
        return this.comparePosition(one.input);
      case 'legal': {
        await this.at(one.position);
        const reply = await this.accepted({ cmd: 'legal', player: one.player });
        return [
          ...differences(one.decision, reply.decision, '/decision'),
          ...listDifferences(one.actions, reply.actions),
        ];
      }
      case 'step':
        return this.step(one);
      case 'refused': {
        await this.at(one.position);
        const found = await this.refusal({ cmd: 'apply', player: one.player, action: one.action }, one.error);
        // A refused action changes nothing.
        return [...found, ...(await this.comparePosition(this.input(one.position)))];
      }
      case 'score': {
        await this.at(one.position);
        const { players, winners } = await this.accepted({ cmd: 'score' });
        return [
          ...differences(this.sheets(one.players), this.sheets(players), '/players'),
          ...differences(one.winners, winners, '/winners'),
        ];
      }
      case 'view': {
        await this.at(one.position);
        const { view } = await this.accepted({ cmd: 'view', player: one.player });
        return differences(patched(this.input(one.position), one.changes), view, '/view');
      }
      case 'invalid':
        return this.refusal({ cmd: 'load', position: one.input }, one.error);
      case 'setup':
        await this.replay({ options: one.options, rules: one.result.rules }, one.draws);
        return this.comparePosition(one.result);
      case 'seed':
        this.loaded = null;
        await this.accepted({ cmd: 'new', options: one.options, seed: one.seed });
        return this.comparePosition(one.result);
      default:
        throw new Failed(`there is no kind of case ${JSON.stringify((one as { kind: unknown }).kind)}`);
    }
  }

  private async step(one: StepCase): Promise<Difference[]> {
    const before = this.input(one.position);
    const { player, action, draws } = one;
    const found: Difference[] = [];
    if (draws) {
      const { options, rules } = before;
      await this.replay({ options, rules, position: before }, [{ player, action }, ...draws]);
    } else {
      await this.at(one.position);
      this.loaded = null;
      const { events } = await this.accepted({ cmd: 'apply', player, action });
      if (this.strict) found.push(...differences(one.events, events, '/events'));
    }
    return [...found, ...(await this.comparePosition(patched(before, one.changes)))];
  }

  /** Plays a record, which is how draws are given. */
  private async replay(header: object, entries: readonly object[]): Promise<void> {
    this.loaded = null;
    const lines = entries.map((entry, i) => ({
      n: i + 1,
      ...('action' in entry ? entry : { chance: entry }),
    }));
    const first = { format: 'keyflower-record/1', engine: 'conformance', ...header, seedHash: '' };
    await this.accepted({ cmd: 'replay', record: [first, ...lines] });
  }

  private async at(id: string): Promise<void> {
    const one = this.positions.get(id);
    if (one && this.loaded !== id) await this.load(one);
  }

  private async load(one: LoadCase): Promise<void> {
    await this.accepted({ cmd: 'load', position: one.input });
    this.loaded = one.id;
  }

  private input(id: string): LoadCase['input'] {
    const one = this.positions.get(id);
    if (!one) throw new Failed(`there is no position ${id}`);
    return one.input;
  }

  private async comparePosition(expected: unknown): Promise<Difference[]> {
    const { position } = await this.accepted({ cmd: 'position' });
    return differences(expected, position, '/position');
  }

  private async refusal(request: object, expected: ExpectedRefusal): Promise<Difference[]> {
    const reply = await this.ask(request);
    if (reply.ok !== false) {
      this.loaded = null;
      return [{ path: '/ok', expected: false, actual: reply.ok }];
    }
    const { code, reason, rule, facts } = (reply.error ?? {}) as Partial<ExpectedRefusal>;
    if (!this.strict) return differences(expected.code, code, '/error/code');
    const told = Object.entries({ code, reason, rule, facts }).filter(([, value]) => value !== undefined);
    return differences(expected, Object.fromEntries(told), '/error');
  }

  private sheets(players: unknown): unknown {
    if (this.strict || !Array.isArray(players)) return players;
    return players.map((sheet) => ({ total: (sheet as { total?: unknown } | null)?.total }));
  }

  private async accepted(request: object): Promise<Asked> {
    const reply = await this.ask(request);
    if (reply.ok === true) return reply;
    const { cmd } = request as { cmd: string };
    throw new Failed(`"${cmd}" was refused: ${JSON.stringify(reply.error)}`);
  }

  private async ask(request: object): Promise<Asked> {
    const outcome = await this.talk.ask(request);
    if ('fault' in outcome) throw new Failed(outcome.fault);
    return outcome.answer;
  }
}
