import type { SeatClock } from '@keyflower/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../../play/index.ts';

/** Calls once a second, at the same time for everyone who asks. */
const tickers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function everySecond(call: () => void): () => void {
  tickers.add(call);
  timer ??= setInterval(() => {
    for (const ticker of tickers) ticker();
  }, 1000);
  return () => {
    tickers.delete(call);
    if (tickers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A seat's clock. It ticks by itself: nothing else is drawn again. */
export function Ticking({ seat, label }: { seat: number; label?: string }) {
  const { model, words } = useTable();
  const text = useRef<HTMLSpanElement>(null);
  const clock = model.clocks?.[seat];
  const { clocksAt } = model;
  const show = (): void => {
    if (!text.current || !clock) return;
    text.current.textContent = clock.warned ? words.game.timeUp : clockText(clock, Date.now() - clocksAt);
  };
  useEffect(() => {
    show();
    return clock?.running ? everySecond(show) : undefined;
  }, [clock, clocksAt, words]);
  if (!clock) return null;
  const classes = ['clock', clock.running ? 'running' : '', clock.warned ? 'warned' : ''];
  return (
    <span class={classes.filter(Boolean).join(' ')} role="timer" aria-label={label}>
      <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
        <circle r="6.500" />
        <path d="M0 -4V0L3 2" />
      </svg>
      <span ref={text}>{clock.warned ? words.game.timeUp : clockText(clock, Date.now() - clocksAt)}</span>
    </span>
  );
}

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
