/** Without control characters and halves of characters, which not every database stores as they are. */
export const STORABLE = /^[^\p{Cc}\p{Cs}]+$/u;
