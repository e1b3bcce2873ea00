/** Control characters, characters that change the text direction, and lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Makes a program's output safe to quote: it stays on one line and cannot control the terminal. */
export const printable = (text: string): string => text.replaceAll(UNSAFE, '\uFFFD');
