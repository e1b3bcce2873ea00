import { BASE_CONTENT } from '../content/base/index.ts';
import type { Mode } from '../model/options.ts';
import { FULL_EDITION } from '../expansions/farmers/index.ts';
import { applyAction } from '../steps/apply.ts';
import { DrawnChance } from '../steps/chance.ts';
import { checkAction } from '../steps/legal.ts';
import { legalActions } from '../play.ts';
import { parsePosition } from '../io/parse-position.ts';
import type { Position, PositionPlayer } from '../io/position.ts';
import { makePosition } from '../io/print-position.ts';
import type { Action } from '../types.ts';
import type { GameEvent } from '../types.ts';
import { RefusalError } from '../model/refusal.ts';
import type { State } from '../model/state.ts';
import { QuickRandom } from '../random/quick.ts';

/** A position written for a test: everything may be left out; each player gets a home tile. */
export type ScenarioPosition = Partial<Omit<Position, 'players' | 'options' | 'format'>> & {
  options?: { players?: number; farmers?: Mode; gamers?: boolean; handicap?: readonly number[] };
  players?: Partial<PositionPlayer>[];
};

/** A little table for tests: a position, actions by seat, and questions about what is legal. */
export class Scenario {
  state: State;
  private readonly chance: DrawnChance;

  constructor(position: ScenarioPosition = {}, seed = 'scenario') {
    this.chance = new DrawnChance(new QuickRandom(seed));
    const count = position.options?.players ?? Math.max(2, position.players?.length ?? 2);
    const players = Array.from({ length: count }, (_, seat) => {
      const player = position.players?.[seat] ?? {};
      const home = { tile: `home-${seat + 1}`, q: 0, r: 0 };
      const village = player.village ?? [];
      const hasHome = village.some(({ tile }) => tile.startsWith('home-'));
      return { winter: [], ...player, village: hasHome ? village : [home, ...village] };
    });
    const json = {
      season: 'spring',
      ...position,
      format: 'keyflower-position/1',
      options: { ...position.options, players: count },
      players,
    };
    const withFarmers = ['mixed', 'all'].includes(position.options?.farmers ?? 'off');
    this.state = parsePosition(withFarmers ? FULL_EDITION : BASE_CONTENT, json, this.chance);
  }

  /** The rule an action would break, null if it is legal, or the refusal's code where no rule applies. */
  broken(seat: number, action: unknown): string | null {
    const refusal = checkAction(this.state, seat, action as Action);
    return refusal ? (refusal.rule ?? refusal.code) : null;
  }

  /** Plays a legal action; throws if it is not. */
  play(seat: number, action: unknown): GameEvent[] {
    const refusal = checkAction(this.state, seat, action as Action);
    if (refusal) throw new RefusalError(refusal);
    const events: GameEvent[] = [];
    applyAction(this.state, seat, action as Action, {
      chance: this.chance,
      emit: (event) => events.push(event),
    });
    return events;
  }

  legal(seat: number): Action[] {
    return legalActions(this.state, seat);
  }

  position(): Position {
    return makePosition(this.state);
  }

  player(seat: number): PositionPlayer {
    return this.position().players[seat];
  }

  /** Passes for everyone whose turn it is until the season's ending begins. */
  passAll(): void {
    while (this.position().pending[0]?.decision === 'turn') {
      this.play(this.position().pending[0].player, { type: 'pass' });
    }
  }
}
