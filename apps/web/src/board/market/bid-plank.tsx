import { Pieces, SeatSign, worker } from '../../art/index.ts';
import { dragProps, useTable } from '../../play/index.ts';
import type { ShownBid } from './bids.ts';
import { berthOf } from './layout.ts';

const SIZE = 1.3;
const STEP = 15 * SIZE;
/** The seat's sign at the left end. */
const SIGN = 26;
const THICK = 26;
/** More workers than this are shown as a number. */
const MOST = 4;

const CROWN = 'M-8 5L-10 -5L-4 -1L0 -8L4 -1L10 -5L8 5Z';

/** The length of a plank for a number of workers. */
export const plankLength = (count: number): number => SIGN + Math.min(count, MOST) * STEP + 6;

interface Standing {
  x: number;
  y: number;
  drafted: boolean;
}

/** A bid: a plank in the seat's colour along its side with the workers in a row, and a crown if it wins. */
export function BidPlank({
  bid,
  side,
  tile,
  text,
}: {
  bid: ShownBid;
  side: number;
  tile: string;
  text: number;
}) {
  const table = useTable();
  // The viewer's losing bids can be dragged elsewhere, as a whole.
  const loose = bid.seat === table.me && !bid.winning && table.asked?.decision === 'turn';
  const pointed = table.pointing.isAtSeat(bid.seat);
  const { x, y, slope } = berthOf(side);
  const angle = (slope * Math.PI) / 180;
  const shown = bid.count > MOST ? MOST - 1 : bid.count;
  const length = plankLength(bid.count);
  const at = (along: number): { x: number; y: number } => ({
    x: along * Math.cos(angle),
    y: along * Math.sin(angle),
  });
  const sign = at(-length / 2 + SIGN / 2);
  const place = (i: number): { x: number; y: number } => at(-length / 2 + SIGN + STEP * (i + 0.5));
  const figures: Standing[] = Array.from({ length: shown }, (_, i) => ({
    ...place(i),
    drafted: i >= bid.count - bid.added || (bid.count > MOST && bid.added > 0 && i === shown - 1),
  })).sort((a, b) => a.y - b.y);
  const number = place(MOST - 1);
  return (
    <g
      class={['bid', `seat-${bid.seat}`, bid.leaving && 'leaving', loose && 'loose', pointed && 'pointed']
        .filter(Boolean)
        .join(' ')}
      {...(loose ? dragProps({ kind: 'group', tile }, table) : {})}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-at={`bid:${tile}:${bid.seat}`}
    >
      <rect
        class={bid.added === bid.count ? 'plank drafted' : 'plank'}
        x={-length / 2}
        y={-THICK / 2}
        width={length}
        height={THICK}
        rx={THICK / 2}
        transform={slope === 0 ? undefined : `rotate(${slope})`}
      />
      <g transform={`translate(${sign.x.toFixed(1)} ${sign.y.toFixed(1)})`}>
        <SeatSign seat={bid.seat} />
        {bid.winning ? <path class="crown" d={CROWN} transform="translate(0 -15)" /> : null}
      </g>
      {figures.map((figure, i) => (
        <g
          key={i}
          class={figure.drafted ? 'drafted' : undefined}
          transform={`translate(${figure.x.toFixed(1)} ${(figure.y - 2).toFixed(1)}) scale(${SIZE})${bid.lying ? ' rotate(-78)' : ''}`}
        >
          <Pieces drawing={worker(bid.colour)} />
        </g>
      ))}
      {bid.count > MOST ? (
        <g
          class={bid.added > 0 ? 'count drafted' : 'count'}
          transform={`translate(${number.x.toFixed(1)} ${number.y.toFixed(1)})`}
        >
          <circle r={Math.max(11, text * 0.72)} />
          <text y={text * 0.36} font-size={text}>
            {bid.count}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** An invisible anchor for a future bid, to which workers move. */
export function FreeBerth({ seat, side, tile }: { seat: number; side: number; tile: string }) {
  const { x, y } = berthOf(side);
  return <rect class="berth" x={x - 10} y={y - 10} width="20" height="20" data-at={`bid:${tile}:${seat}`} />;
}

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
  const width = (label.length * 6.7 + 14) * unit;
  const height = 19 * unit;
  return (
    <g class={`pill ${kind}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.3 * unit} font-size={12.5 * unit}>
        {label}
      </text>
    </g>
  );
}
