import { useComputed } from '@preact/signals';
import { detailFor, SeatPlate } from '../../art/index.ts';
import { seatsAround, type Spot, useTable, walk } from '../../play/index.ts';
import { frameOf, TILE_WIDTH } from './camera.ts';
import { Plot } from './plot.tsx';
import { Ground } from './village-map.tsx';

/** Smallest width of a tile in pixels; a larger village scrolls. */
const LEAST_TILE = 56;
/** The width from which a tile is easy to read. */
const EASY_TILE = 90;
const MOST_TILE = 130;
/** Room for the name above a village. */
const HEAD = 34;

/** The width with which the villages that are not in front are easy to read at this height. */
export function easyWidth(villages: readonly (readonly Spot[])[], height: number): number {
  const widths = villages.map((village) => {
    const size = frameOf(village);
    const k = Math.min(EASY_TILE / TILE_WIDTH, (height / villages.length - HEAD) / size.height);
    return size.width * k;
  });
  return Math.max(0, ...widths);
}

/** The villages that are not in front, below each other: to read and to use. */
export function OtherVillages({ width, height }: { width: number; height: number }) {
  const { view, me, shownSeat, words } = useTable();
  const seats = seatsAround(view.players.length, me).filter((seat) => seat !== shownSeat);
  return (
    <section
      class="other-villages"
      style={{ width: `${width}px` }}
      aria-label={words.village.others}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {seats.map((seat) => (
        <OtherVillage key={seat} seat={seat} width={width} height={height / seats.length - HEAD} />
      ))}
    </section>
  );
}

function OtherVillage({ seat, width, height }: { seat: number; width: number; height: number }) {
  const { playerAt, words, nameOf, me, commands, pointing } = useTable();
  const village = useComputed(() => playerAt(seat).village).value;
  const { left, top, ...size } = frameOf(village);
  const fits = Math.min(width / size.width, height / size.height);
  const k = Math.max(LEAST_TILE / TILE_WIDTH, Math.min(fits, MOST_TILE / TILE_WIDTH));
  const { detail } = detailFor(k * TILE_WIDTH);
  const title = seat === me ? words.village.mine : words.village.of(nameOf(seat));
  return (
    <section class="other-village" aria-label={title}>
      <button
        type="button"
        class={pointing.isAtSeat(seat) ? 'to-front pointed' : 'to-front'}
        data-seat={seat}
        aria-label={title}
        onClick={() => commands.look(seat === me ? null : seat)}
      >
        <SeatPlate seat={seat} size={18} />
        <span>{seat === me ? title : nameOf(seat)}</span>
      </button>
      <div class="other-view">
        <svg
          class="art village-map"
          viewBox={`${left} ${top} ${size.width} ${size.height}`}
          width={size.width * k}
          height={size.height * k}
          style={{ '--px': 1 / k }}
          role="group"
          aria-label={words.village.map}
        >
          <Ground village={village} />
          {village.map((placed) => (
            <Plot key={placed.tile} placed={placed} detail={detail} named={false} bare={false} />
          ))}
        </svg>
      </div>
    </section>
  );
}
