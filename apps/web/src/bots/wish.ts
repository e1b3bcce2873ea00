/** The game that somebody likes to play against bots. */
export interface Wish {
  /** How many there are, and which one it is. */
  bots: number;
  bot: string;
  farmers: boolean;
}

/** How many bots one can meet. */
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5];

const PLACE = 'keyflower-play-now';
const USUAL: Wish = { bots: 2, bot: 'newcomer', farmers: false };

/** What was chosen last on this device, as far as it makes sense. */
export function rememberedWish(): Wish {
  try {
    const kept = (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      bots: NUMBERS.find((n) => n === kept.bots) ?? USUAL.bots,
      bot: typeof kept.bot === 'string' ? kept.bot : USUAL.bot,
      farmers: kept.farmers === true,
    };
  } catch {
    // Somebody else wrote there, or nothing may be stored: the usual game.
    return USUAL;
  }
}

export function rememberWish(wish: Wish): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // Then it is asked again next time.
  }
}
