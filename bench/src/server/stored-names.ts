/** The id of a stored game; those with even numbers are finished. */
export const nameOf = (n: number): string => `t-${String(n).padStart(10, '0')}`;

/** The API token of a person who owns stored games. */
export const tokenOf = (person: number): string => `kf_bench-token-of-person-${person}`;
