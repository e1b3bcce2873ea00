import type { TableView } from '../../play/index.ts';
import type { Journey } from './journey.ts';

const ANIMALS: ReadonlySet<string> = new Set(['sheep', 'pig', 'cow']);

type Tile = { uses?: readonly unknown[]; resources?: object; animals?: readonly unknown[] };

function tilesOf(view: TableView): Map<string, Tile> {
  const lying: (Tile & { tile: string })[] = [
    ...view.market,
    ...view.turnOrder,
    ...view.players.flatMap(({ village }) => village),
  ];
  return new Map(lying.map((tile) => [tile.tile, tile]));
}

const hadBid = (view: TableView, tile: string, seat: string): boolean =>
  [...view.market, ...view.turnOrder].some(
    (offer) => offer.tile === tile && offer.bids?.some(({ player }) => String(player) === seat),
  );

/** CSS selectors for what is new at the ends of these journeys: it is not there before they have arrived. */
export function arrivalsOf(journeys: readonly Journey[], before: TableView, after: TableView): string[] {
  const was = tilesOf(before);
  const is = tilesOf(after);
  const selectors = journeys.flatMap(({ kind, piece, to: [to] }): string[] => {
    if ('tile' in piece) {
      return kind === 'travel' || kind === 'place' || kind === 'appear'
        ? [`[data-at="tile:${piece.tile}"]`]
        : [];
    }
    if ('season' in piece) return [];
    const [place, tile = '', seat = ''] = to.split(':');
    if (place === 'bid') return hadBid(before, tile, seat) ? [] : [`[data-at="${to}"]`];
    if (place !== 'tile') return [];
    const then = was.get(tile) ?? {};
    if (kind === 'use') return newGroups(then, is.get(tile)).map((n) => `[data-arrives="use:${tile}:${n}"]`);
    const isAnimal = ANIMALS.has(piece.name);
    const had = isAnimal ? (then.animals ?? []).length : Object.keys(then.resources ?? {}).length;
    return had > 0 ? [] : [`[data-arrives="${isAnimal ? 'animals' : 'goods'}:${tile}"]`];
  });
  return [...new Set(selectors)];
}

/** The places of the groups of workers that came since. */
function newGroups({ uses: then = [] }: Tile, { uses: now = [] }: Tile = {}): number[] {
  return now.flatMap((_, n) => (n < then.length ? [] : [n]));
}

/** Hides what has not arrived yet. By a style sheet, since the page may render it at any time. */
export class Arrivals {
  private readonly sheet = new CSSStyleSheet();
  private held: readonly string[][] = [];

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  /** Hides all that the selectors match; the result shows it. */
  hold(selectors: string[]): () => void {
    if (selectors.length === 0) return () => {};
    this.show([...this.held, selectors]);
    return () => this.show(this.held.filter((one) => one !== selectors));
  }

  private show(held: readonly string[][]): void {
    this.held = held;
    const all = held.flat();
    // Still there for clicks and screen readers: the game has changed already.
    this.sheet.replaceSync(all.length === 0 ? '' : `${all.join(', ')} { opacity: 0 !important }`);
  }

  leave(): void {
    this.show([]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
