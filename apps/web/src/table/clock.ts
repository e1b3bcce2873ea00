import type { SeatClock } from '@keyflower/protocol';

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:05", "2:10:00", "3 d 4 h": what is left. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** A seat's clock, so long after it was told: its own time goes first, then the bank. */
export function clockText({ free, bank, running }: SeatClock, since: number): string {
  const used = running ? since : 0;
  const own = Math.max(0, free - used);
  const left = bank - Math.max(0, used - free);
  if (bank === 0 && left >= 0) return timeText(own);
  return own > 0 ? `${timeText(own)} + ${timeText(left)}` : timeText(left);
}
