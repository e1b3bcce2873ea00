import type { SeatClock } from '@keyflower/protocol';
import { signal, useComputed } from '@preact/signals';
import { useTable } from '../../play/index.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Counts seconds while a running clock is on the page. */
const tick = signal(0, {
  watched() {
    timer = setInterval(() => {
      tick.value += 1;
    }, 1000);
  },
  unwatched() {
    clearInterval(timer);
  },
});

/** A seat's clock. Only its text changes with the time; no component renders again. */
export function Ticking({ seat, label }: { seat: number; label?: string }) {
  const { model, words } = useTable();
  const clock = model.clocks?.[seat];
  const text = useComputed(() => {
    const now = model.clocks?.[seat];
    if (!now) return '';
    if (now.warned) return words.game.timeUp;
    // The tick only triggers another reading of the clock.
    return now.running && tick.value >= 0 ? clockText(now, Date.now() - model.clocksAt) : clockText(now, 0);
  });
  if (!clock) return null;
  const classes = ['clock', clock.running ? 'running' : '', clock.warned ? 'warned' : ''];
  return (
    <span class={classes.filter(Boolean).join(' ')} role="timer" aria-label={label}>
      <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
        <circle r="6.500" />
        <path d="M0 -4V0L3 2" />
      </svg>
      <span>{text}</span>
    </span>
  );
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Time left: "4:05", "2:10:00", "3 d 4 h". */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** A seat's clock some time after it was received: decision time runs first, then the bank. */
export function clockText({ free, bank, running }: SeatClock, since: number): string {
  const used = running ? since : 0;
  const own = Math.max(0, free - used);
  const left = bank - Math.max(0, used - free);
  if (bank === 0 && left >= 0) return timeText(own);
  return own > 0 ? `${timeText(own)} + ${timeText(left)}` : timeText(left);
}
