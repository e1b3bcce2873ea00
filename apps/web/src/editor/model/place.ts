import type { LoosePosition } from './loose-position.ts';

/** The parts of the editor. */
export type Section = 'game' | 'decision' | 'player' | 'market' | 'harbour' | 'text';

/** What a refusal concerns. */
export interface Place {
  section: Section;
  /** The seat, of a player's part. */
  seat: number | null;
  tile: string | null;
  /** The path in the text. */
  path: string;
}

const GAME: ReadonlySet<string> = new Set(
  'rules options season phase startPlayer passes purple bagGreen'.split(' '),
);

const DECISION: ReadonlySet<string> = new Set('active boatOrder markerPasses pending'.split(' '));

/** The path of the first entry that is about a tile. */
function pathOfTile(tile: string, { players, market, turnOrder, boats }: LoosePosition): string | null {
  const at = (list: readonly { tile?: string; boat?: string }[], path: string): string | null => {
    const n = list.findIndex((entry) => (entry.tile ?? entry.boat) === tile);
    return n < 0 ? null : `${path}[${n}]`;
  };
  return (
    players.map(({ village }, seat) => at(village, `players[${seat}].village`)).find((path) => path) ??
    at(market, 'market') ??
    at(turnOrder, 'turnOrder') ??
    at(boats, 'boats')
  );
}

function tileAt(path: string, { players, market, turnOrder, boats }: LoosePosition): string | null {
  const [, list = '', n = ''] =
    /^(?:players\[\d+\]\.)?(village|market|turnOrder|boats)\[(\d+)\]/.exec(path) ?? [];
  const seat = Number(/^players\[(\d+)\]/.exec(path)?.[1]);
  const at = Number(n);
  if (list === 'village') return players[seat]?.village[at]?.tile ?? null;
  if (list === 'market') return market[at]?.tile ?? null;
  if (list === 'turnOrder') return turnOrder[at]?.tile ?? null;
  return list === 'boats' ? (boats[at]?.boat ?? null) : null;
}

/** Where a refusal's path leads: some refusals name a tile instead. */
export function placeOf(named: string, position: LoosePosition | null): Place {
  const path = (position && pathOfTile(named, position)) ?? named;
  const [first = ''] = path.split(/[.[]/);
  const seat = /^players\[(\d+)\]/.exec(path)?.[1];
  const tile = position ? tileAt(path, position) : null;
  if (seat !== undefined) return { section: 'player', seat: Number(seat), tile, path };
  const section = GAME.has(first)
    ? 'game'
    : DECISION.has(first)
      ? 'decision'
      : first === 'market'
        ? 'market'
        : first === 'turnOrder' || first === 'boats'
          ? 'harbour'
          : 'text';
  return { section, seat: null, tile, path };
}
