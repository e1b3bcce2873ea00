import type { Counts } from '@keyflower/engine';
import type { Role } from '@keyflower/words/grammar';
import * as named from '@keyflower/words/story/names';
import { terminal, words } from '../language.ts';

export { total } from '@keyflower/words/story/names';

/** "2 red, 1 saw" for tables, always in the order of the game; `none` if there is nothing. */
export function countsText(counts: Counts<string> | undefined, none = words().story.nothing): string {
  return named.countsText(counts, words().story, none);
}

/** "2 red workers and 1 saw", for sentences. */
export const goodsText = (counts: Counts<string> | undefined, role?: Role): string =>
  named.goodsText(counts, words(), { role });

/** "1 saw". */
export const counted = (n: number, name: string): string => named.counted(n, name, words().story);

export const tileName = (id: string): string => named.tileName(id, words().story);

/** A colour, good or animal. */
export const noun = (name: string): string => named.noun(name, words().story);

/** A field's name, `<tile>:<half-edge>`, with the displayed name of the tile. */
export function fieldName(name: string): string {
  const [tile = '', half] = name.split(':');
  return `${tileName(tile)}:${half}`;
}

/** The players' names. `you` is the seat of the reader. */
export class SeatNames {
  readonly you: number | null;
  private readonly names: readonly (string | undefined)[];

  constructor(you: number | null = null, names: readonly (string | undefined)[] = []) {
    this.you = you;
    this.names = names;
  }

  /** As the beginning of a line. */
  subject(seat: number): string {
    return seat === this.you ? terminal().you : this.name(seat);
  }

  /** In tables. */
  short(seat: number): string {
    return seat === this.you ? terminal().youShort : (this.names[seat] ?? terminal().short(seat));
  }

  name(seat: number): string {
    return this.names[seat] ?? terminal().player(seat);
  }

  /** As the subject of a sentence: null is the reader. */
  who(seat: number): string | null {
    return seat === this.you ? null : this.name(seat);
  }

  /** Finds a seat by its number, a name or a unique prefix of one. */
  seatOf(text: string, players: number): number | null {
    const wanted = text.toLowerCase();
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const exact = seats.find((seat) => [String(seat), this.names[seat]?.toLowerCase()].includes(wanted));
    const begun = seats.filter((seat) => this.names[seat]?.toLowerCase().startsWith(wanted));
    return exact ?? (begun.length === 1 ? (begun[0] ?? null) : null);
  }
}
