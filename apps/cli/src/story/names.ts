import { COLOURS, type Counts, RESOURCES, SKILLS } from '@keyflower/engine';

const ORDER: readonly string[] = [...COLOURS, ...RESOURCES, ...SKILLS, 'wheat', 'sheep', 'pig', 'cow'];

/** "2 red, 1 saw", always in the game's own order; `none` where there is nothing. */
export function countsText(counts: Counts<string> | undefined, none = 'nothing'): string {
  const parts = Object.entries(counts ?? {})
    .filter(([, n]) => n)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([name, n]) => `${n} ${name}`);
  return parts.length === 0 ? none : parts.join(', ');
}

export function total(counts: Counts<string> | undefined): number {
  return Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

/** A tile's id without the set and player count that only tell like tiles apart: one of each is in a game. */
export function tileName(id: string): string {
  return id.replace(/^(?:farmers-)?(turn-order-\d)-.*$/, '$1');
}

/** A field's name, `<tile>:<half-edge>`, with its tile spoken of as everywhere. */
export function fieldName(name: string): string {
  const [tile, half] = name.split(':');
  return `${tileName(tile)}:${half}`;
}

/** How the players are spoken of. `you` is the seat that reads. */
export class Cast {
  readonly you: number | null;
  private readonly names: readonly (string | undefined)[];

  constructor(you: number | null = null, names: readonly (string | undefined)[] = []) {
    this.you = you;
    this.names = names;
  }

  /** At the beginning of a sentence. */
  subject(seat: number): string {
    return seat === this.you ? 'You' : this.name(seat);
  }

  /** Inside a sentence or a table. */
  short(seat: number): string {
    return seat === this.you ? 'you' : (this.names[seat] ?? `P${seat}`);
  }

  name(seat: number): string {
    return this.names[seat] ?? `Player ${seat}`;
  }

  /** The seat that is meant by its number, its name or the beginning of one; null if that is not clear. */
  seatOf(text: string, players: number): number | null {
    const wanted = text.toLowerCase();
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const exact = seats.find((seat) => [String(seat), this.names[seat]?.toLowerCase()].includes(wanted));
    const begun = seats.filter((seat) => this.names[seat]?.toLowerCase().startsWith(wanted));
    return exact ?? (begun.length === 1 ? begun[0] : null);
  }

  /** The verb as it goes with that subject. */
  does(seat: number, verb: string): string {
    if (seat === this.you || verb.startsWith('may ')) return verb;
    return verb.replace(/^\w+/, (word) => (word.endsWith('s') ? `${word}es` : `${word}s`));
  }
}
