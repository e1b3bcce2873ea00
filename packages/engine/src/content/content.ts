import { COLOURS, MAX_PLAYERS, MIN_PLAYERS, RESOURCES, SEASONS, SKILLS } from '../model/names.ts';
import type { Content, ExpansionDefinition } from '../model/game.ts';
import { MAX_BERTHS, MAX_TILES } from '../model/state.ts';
import { ANY, type GainTable, type UpgradeTable, type UseTable } from '../model/tables.ts';
import type { Gain, Pay, TileSpec, UpgradeCost, UseEffect } from '../model/tile.ts';
import { addExpansions } from './expansions.ts';

const EDGE_LETTERS = 'FRW';

/**
 * The content of a game with these tiles and expansions, which may be named in any order; `corrected` says what the
 * tiles are corrected from and by (see `withOverrides`).
 */
export function buildContent(
  tiles: readonly TileSpec[],
  expansions: readonly ExpansionDefinition[] = [],
  corrected: Pick<Content, 'printed' | 'overrides'> = { printed: tiles, overrides: null },
): Content {
  refuseOversize(tiles);
  const ids = tiles.map((tile) => tile.id);
  const ofKind = (kind: TileSpec['kind']) => tiles.flatMap((tile, i) => (tile.kind === kind ? [i] : []));
  return {
    tiles,
    ids,
    indexOf: new Map(ids.map((id, i) => [id, i])),
    alphabetical: Uint8Array.from(ids, (id) => ids.filter((other) => other < id).length),
    ...edgeTables(tiles),
    uses: tiles.flatMap((tile) => [useTable(tile.front.use), useTable(tile.back?.use)]),
    upgrades: tiles.map((tile) => upgradeTable(tile.upgradeCost)),
    seasons: SEASONS.map((season) => tiles.flatMap((tile, i) => (tile.season === season ? [i] : []))),
    homes: ofKind('home'),
    boats: ofKind('boat'),
    turnOrder: ofKind('turn-order').sort((a, b) => tiles[a].number! - tiles[b].number!),
    ...addExpansions(tiles, expansions),
    ...corrected,
  };
}

/** Refuses tiles that a state has no room for, which would otherwise be lost silently. */
function refuseOversize(tiles: readonly TileSpec[]): void {
  const refuse = (what: string, n: number, most: number) => {
    if (n > most) throw new RangeError(`there are ${n} ${what}, and room for ${most}`);
  };
  refuse('tiles', tiles.length, MAX_TILES);
  refuse('boats', tiles.filter(({ kind }) => kind === 'boat').length, MAX_BERTHS);
  for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
    const row = tiles.filter(
      ({ kind, minPlayers = 0, maxPlayers = MAX_PLAYERS }) =>
        kind === 'turn-order' && minPlayers <= players && players <= maxPlayers,
    );
    refuse(`turn-order tiles for ${players} players`, row.length, MAX_BERTHS);
  }
}

function edgeTables(tiles: readonly TileSpec[]): Pick<Content, 'edges' | 'edgeCodes'> {
  const edges = new Uint8Array(tiles.length * 36);
  const edgeCodes = new Uint16Array(tiles.length * 6);
  tiles.forEach((tile, t) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      for (let direction = 0; direction < 6; direction++) {
        const printed = (direction - rotation + 6) % 6;
        const edge = EDGE_LETTERS.indexOf(tile.edges.charAt(printed));
        edges[(t * 6 + rotation) * 6 + direction] = edge;
        edgeCodes[t * 6 + rotation] |= edge << (2 * direction);
      }
    }
  });
  return { edges, edgeCodes };
}

function useTable(use: UseEffect | undefined): UseTable | null {
  if (!use) return null;
  return {
    pay: use.pay ? payTable(use.pay) : null,
    paymentHeld: use.paymentHeld ?? false,
    gain: use.gain ? gainTable(use.gain) : null,
    oneOf: use.gainOneOf ? use.gainOneOf.map(gainTable) : null,
    transport: use.transport ?? 0,
    upgrades: use.upgrades ?? 0,
  };
}

function payTable(pay: Pay): NonNullable<UseTable['pay']> {
  return 'worker' in pay
    ? { what: 'worker', kind: pay.worker === 'any' ? ANY : COLOURS.indexOf(pay.worker) }
    : { what: 'skill', kind: pay.skill === 'any' ? ANY : SKILLS.indexOf(pay.skill) };
}

function gainTable(gain: Gain): GainTable {
  const {
    wood = 0,
    stone = 0,
    iron = 0,
    gold = 0,
    greenWorkers = 0,
    bagWorkers = 0,
    randomSkills = 0,
    ...extra
  } = gain;
  return {
    resources: [wood, stone, iron, gold],
    greenWorkers,
    bagWorkers,
    randomSkills,
    extra: Object.keys(extra).length > 0 ? extra : null,
  };
}

function upgradeTable(cost: UpgradeCost | undefined): UpgradeTable | null {
  if (!cost) return null;
  const resources = RESOURCES.map((resource) => cost.resources?.[resource] ?? 0);
  const skills = SKILLS.map((skill) => cost.skills?.[skill] ?? 0);
  const anyResources = cost.resources?.any ?? 0;
  const anySkills = cost.skills?.any ?? 0;
  const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);
  return {
    resources,
    resourceCount: sum(resources) + anyResources,
    skills,
    skillCount: sum(skills) + anySkills,
  };
}
