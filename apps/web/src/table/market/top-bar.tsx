import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../session/index.ts';
import { Button } from '../../ui/controls.tsx';
import { useScene } from '../scene.ts';
import { SeatPlate } from '../side/seat-plate.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { Menu } from './menu.tsx';
import { SeasonWheel } from './season-wheel.tsx';
import { Supply } from './supply.tsx';
import { Ticking } from './ticking.tsx';

/** The clock that matters: mine while it runs, or else the one that does. */
function TheClock() {
  const { model, me, cast, words } = useScene();
  const { clocks } = model;
  const { bar } = words.market;
  if (!clocks) return null;
  const running = clocks.findIndex((clock) => clock.running);
  const seat = me !== null && (clocks[me].running || running < 0) ? me : running;
  if (seat < 0) return null;
  return (
    <div class="the-clock">
      <SeatPlate seat={seat} size={20} />
      <Ticking seat={seat} label={seat === me ? bar.myClock : bar.clockOf(cast(seat))} />
    </div>
  );
}

/** Whoever left, or was too slow, may come back while the game goes on. */
function ComeBack() {
  const { model, words } = useScene();
  const { info, you, id } = model;
  const sitting = info?.status === 'playing' && you.seat !== null ? info.seats[you.seat] : null;
  if (sitting?.gone !== 'left' && sitting?.gone !== 'timed-out') return null;
  return (
    <Button class="main" work={() => api('POST', `/tables/${id}/return`, {})}>
      {words.game.comeBack}
    </Button>
  );
}

/** Above the table: the season, what happened (as children), what is left in the supply, the clock, the menu. */
export function TopBar({ children }: { children?: ComponentChildren }) {
  const { words } = useScene();
  const { bar, menu } = words.market;
  const [open, setOpen] = useState<'menu' | 'help' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div class="top-bar" role="region" aria-label={bar.label}>
      <SeasonWheel />
      {children}
      <Supply />
      <div class="bar-end">
        <TheClock />
        <ComeBack />
        <button
          type="button"
          class="quiet bar-button help-button"
          data-act="help"
          aria-label={menu.help}
          title={menu.help}
          onClick={() => setOpen('help')}
        >
          ?
        </button>
        <button
          type="button"
          class="quiet bar-button"
          aria-haspopup="dialog"
          aria-label={bar.menu}
          onClick={() => setOpen('menu')}
        >
          <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
            <path class="sign" d="M-7 -5H7M-7 0H7M-7 5H7" />
          </svg>
          <span class="bar-word">{bar.menu}</span>
        </button>
      </div>
      {open === 'menu' ? <Menu onClose={close} onHelp={() => setOpen('help')} /> : null}
      {open === 'help' ? <HelpSheet onClose={close} /> : null}
    </div>
  );
}
