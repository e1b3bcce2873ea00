import { type Season, SEASONS } from '@keyflower/engine';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../session/index.ts';
import { Button } from '../../ui/index.ts';
import { useTable } from '../../play/index.ts';
import { SeatPlate } from '../../art/index.ts';
import { Ticking } from './clock.tsx';
import { Legend } from './legend.tsx';
import { HelpSheet, Menu } from './menu.tsx';
import { Supply } from './supply.tsx';

/** The relevant clock: the viewer's while it runs, otherwise the running one. */
function TheClock() {
  const { model, me, nameOf, words } = useTable();
  const { clocks } = model;
  const { bar } = words.market;
  if (!clocks) return null;
  const running = clocks.findIndex((clock) => clock.running);
  const seat = me !== null && (clocks[me]?.running || running < 0) ? me : running;
  if (seat < 0) return null;
  return (
    <div class="the-clock">
      <SeatPlate seat={seat} size={20} />
      <span class="clock-owner" aria-hidden="true">
        {seat === me ? bar.myClock : nameOf(seat)}
      </span>
      <Ticking seat={seat} label={seat === me ? bar.myClock : bar.clockOf(nameOf(seat))} />
    </div>
  );
}

/** A player who left or timed out may come back while the game goes on. */
function ComeBack() {
  const { model, words } = useTable();
  const { info, you, id } = model;
  const sitting = info?.status === 'playing' && you.seat !== null ? info.seats[you.seat] : null;
  if (sitting?.gone !== 'left' && sitting?.gone !== 'timed-out') return null;
  return (
    <Button class="main" work={() => api('POST', `/tables/${id}/return`, {})}>
      {words.game.comeBack}
    </Button>
  );
}

/** Above the table: the season, recent events, the supply, the clock, the menu. */
export function TopBar({ News }: { News?: ComponentType }) {
  const { words } = useTable();
  const { bar, menu } = words.market;
  const [open, setOpen] = useState<'menu' | 'help' | 'legend' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div class="top-bar" role="region" aria-label={bar.label}>
      <SeasonWheel />
      {News && <News />}
      <Supply />
      <div class="bar-end">
        <TheClock />
        <ComeBack />
        <button
          type="button"
          class="quiet bar-button help-button"
          data-act="legend"
          aria-label={menu.legend}
          title={menu.legend}
          onClick={() => setOpen('legend')}
        >
          <svg viewBox="-9 -9 18 18" width="20" height="20" aria-hidden="true">
            <path
              class="sign"
              d="M-8 -4.500L-6 -8H-2.500L-0.500 -4.500L-2.500 -1H-6ZM3 -4.500H8M-7 3H-1.500V8H-7ZM3 5.500H8"
            />
          </svg>
        </button>
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
      {open === 'menu' ? (
        <Menu onClose={close} onHelp={() => setOpen('help')} onLegend={() => setOpen('legend')} />
      ) : null}
      {open === 'help' ? <HelpSheet onClose={close} /> : null}
      {open === 'legend' ? <Legend onClose={close} /> : null}
    </div>
  );
}

/** A quarter of the wheel, clockwise from the top. */
const QUARTERS = [
  'M0 0V-18A18 18 0 0 1 18 0Z',
  'M0 0H18A18 18 0 0 1 0 18Z',
  'M0 0V18A18 18 0 0 1 -18 0Z',
  'M0 0H-18A18 18 0 0 1 0 -18Z',
];
const MIDDLES = [
  [8, -8],
  [8, 8],
  [-8, 8],
  [-8, -8],
] as const;

/** A blossom, a sun, a leaf, a snowflake: each within a circle of radius 5. */
const SIGNS: Readonly<Record<Season, string>> = {
  spring:
    'M0 -1.500C-2.600 -5.500 2.600 -5.500 0 -1.500C3 -5 5.500 -0.500 1.400 -0.400C5.500 1.500 2.600 5.500 0.900 1.200C0.500 5.700 -3.500 4.500 -0.900 1.200C-5.200 3.500 -5.500 -1 -1.400 -0.400C-5.500 -1.500 -3.500 -5 0 -1.500Z',
  summer:
    'M0 -2.600A2.600 2.600 0 1 1 0 2.600A2.600 2.600 0 1 1 0 -2.600ZM0 -5.500V-4M0 4V5.500M-5.500 0H-4M4 0H5.500M-3.900 -3.900L-2.900 -2.900M2.900 2.900L3.900 3.900M-3.900 3.900L-2.900 2.900M2.900 -2.900L3.900 -3.900',
  autumn: 'M-4.500 4.500C-5 -2 -1 -5 4.500 -4.500C5 1 2 5 -4.500 4.500M-4.500 4.500L1.500 -1.500',
  winter:
    'M0 -5V5M-4.300 -2.500L4.300 2.500M-4.300 2.500L4.300 -2.500M-1.500 -4.500L0 -3L1.500 -4.500M-1.500 4.500L0 3L1.500 4.500',
};

/** The year: four seasons with the current one marked, and its name beside it. */
function SeasonWheel() {
  const { view, words } = useTable();
  const { story, market } = words;
  const now = SEASONS.indexOf(view.season);
  return (
    <div class="season">
      <svg class="art wheel" viewBox="-21 -21 42 42" width="40" height="40" aria-hidden="true">
        {SEASONS.map((season, i) => (
          <g key={season} class={i === now ? `quarter present ${season}` : `quarter ${season}`}>
            <path d={QUARTERS[i]} />
            <path
              class="sign"
              d={SIGNS[season]}
              transform={`translate(${MIDDLES[i]!.join(' ')}) scale(${i === now ? 1.1 : 0.85})`}
            />
          </g>
        ))}
        <g transform={`rotate(${now * 90 + 45})`}>
          <path class="hand" d="M-4 -16.500L0 -21L4 -16.500Z" />
        </g>
      </svg>
      <p class="season-words">
        <span class="unseen">{market.bar.season(story.seasons[view.season], now + 1)}. </span>
        <span class="year" aria-hidden="true">
          {SEASONS.map((season, i) => (
            <span key={season} class={i === now ? 'present' : ''}>
              {story.seasons[season]}
            </span>
          ))}
        </span>
        <span class="phase">{market.bar.phases[view.phase]}</span>
      </p>
    </div>
  );
}
