/** Characters that steer a terminal, or turn the direction of what follows; and halves of characters. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Words of somebody's program, fit to be quoted: they stay on their line and do nothing to the terminal. */
export const printable = (text: string): string => text.replaceAll(STEERING, '\uFFFD');
