import { Pieces, SeatSign, worker } from '../../art/index.ts';
import { dragProps, useTable } from '../../play/index.ts';
import type { ShownBid } from './bids.ts';
import { berthOf } from './layout.ts';

const SIZE = 1.15;
const STEP = 12;
/** The seat's sign at one end. */
const SIGN = 26;
const THICK = 26;
/** Figures are decoration: the number counts. */
const MOST_FIGURES = 2;
const FIGURE = 18;

const CROWN = 'M-8 5L-10 -5L-4 -1L0 -8L4 -1L10 -5L8 5Z';
const CROWN_ROOM = 21;

const figuresIn = (count: number): number => Math.min(count, MOST_FIGURES);
/** The room of the number, in text of a size. */
const numberWidth = (count: number, text: number): number => String(count).length * text * 0.62 + 6;

/** Planks are larger on small tiles, by this much. */
const growth = (unit: number): number => Math.max(1, Math.min(1.5, unit * 0.62));

/** Size of the number in pixels. */
const TEXT = 13.5;

const ownLength = (count: number, text: number): number =>
  SIGN + FIGURE + (figuresIn(count) - 1) * STEP + numberWidth(count, text) + 4;

/** The length of a plank for a number of workers; `unit` is a pixel in the tile's coordinates. */
export const plankLength = (count: number, unit: number): number =>
  ownLength(count, (TEXT * unit) / growth(unit)) * growth(unit);

/** A bid: on a plank in the seat's colour its sign, workers and their number; the highest has a crown. */
export function BidPlank({
  bid,
  side,
  tile,
  unit,
}: {
  bid: ShownBid;
  side: number;
  tile: string;
  /** A pixel in the tile's coordinates. */
  unit: number;
}) {
  const table = useTable();
  // The viewer's losing bids can be dragged elsewhere, as a whole.
  const loose = bid.seat === table.me && !bid.winning && table.asked?.decision === 'turn';
  const pointed = table.pointing.isAtSeat(bid.seat);
  const { x, y, slope } = berthOf(side);
  const angle = (slope * Math.PI) / 180;
  const scale = growth(unit);
  const text = (TEXT * unit) / scale;
  const length = ownLength(bid.count, text);
  const shown = figuresIn(bid.count);
  const from = -length / 2;
  const at = (along: number): string =>
    `translate(${(along * Math.cos(angle)).toFixed(1)} ${(along * Math.sin(angle)).toFixed(1)})`;
  const classes = [
    'bid',
    `seat-${bid.seat}`,
    bid.winning && 'winning',
    bid.leaving && 'leaving',
    loose && 'loose',
    pointed && 'pointed',
  ];
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      {...(loose ? dragProps({ kind: 'group', tile }, table) : {})}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}
      data-at={`bid:${tile}:${bid.seat}`}
    >
      <rect
        class={bid.added === bid.count ? 'plank drafted' : 'plank'}
        x={from}
        y={-THICK / 2}
        width={length}
        height={THICK}
        rx={THICK / 2}
        transform={slope === 0 ? undefined : `rotate(${slope})`}
      />
      <g transform={at(from + SIGN / 2)}>
        <SeatSign seat={bid.seat} />
      </g>
      {bid.winning ? <path class="crown" d={CROWN} transform={at(from - CROWN_ROOM / 2)} /> : null}
      {Array.from({ length: shown }, (_, i) => (
        <g
          key={i}
          class={i >= bid.count - bid.added ? 'drafted' : undefined}
          transform={`${at(from + SIGN + FIGURE / 2 + i * STEP)} scale(${SIZE})${bid.lying ? ' rotate(-78)' : ''}`}
        >
          <Pieces drawing={worker(bid.colour)} />
        </g>
      ))}
      <g
        class={bid.added > 0 ? 'count drafted' : 'count'}
        transform={at(length / 2 - 2 - numberWidth(bid.count, text) / 2)}
      >
        <text y={text * 0.36} font-size={text}>
          {bid.count}
        </text>
      </g>
    </g>
  );
}

/** An invisible anchor for a future bid, to which workers move. */
export function FreeBerth({ seat, side, tile }: { seat: number; side: number; tile: string }) {
  const { x, y } = berthOf(side);
  return <rect class="berth" x={x - 10} y={y - 10} width="20" height="20" data-at={`bid:${tile}:${seat}`} />;
}

/** The height of a label at the default text size, in pixels. */
export const PILL_HEIGHT = 19;

/** The width of a label in a drawing. */
export const pillWidth = (label: string, unit: number): number => (label.length * 6.7 + 14) * unit;

/** A short label in a drawing, of constant size on the screen. */
export function Pill({
  x,
  y,
  label,
  kind,
  unit,
}: {
  x: number;
  y: number;
  label: string;
  kind: string;
  unit: number;
}) {
  const width = pillWidth(label, unit);
  const height = PILL_HEIGHT * unit;
  return (
    <g class={`pill ${kind}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.3 * unit} font-size={12.5 * unit}>
        {label}
      </text>
    </g>
  );
}
