/** How much of everything there is, and how much of it a game uses (SET-2 to SET-8). */
export const BAG_WORKERS = [40, 40, 40, 0] as const;
export const GREEN_WORKERS = 20;
export const RESOURCE_SUPPLY = [24, 24, 24, 48] as const;
export const SKILL_SUPPLY = [16, 16, 16] as const;
export const STARTING_WORKERS = 8;

/** SET-7: village tiles per season for 2 to 6 players. */
export const marketSize = (players: number): number => players + 4;
/** SET-8. */
export const winterHand = (players: number): number => (players <= 4 ? 3 : 2);
