import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { englishTileName, sorted } from '@keyflower/words/story/names';
import { walk } from '../desk/walk.ts';
import { useScene } from '../scene.ts';
import type { Offer } from '../sight.ts';
import { BoatCell } from './boat-cell.tsx';
import { type Block, GAP, layOutNamed } from './lay-out.ts';
import { MarketCell } from './market-cell.tsx';
import { type CellBox, cellBox } from './sides.ts';
import { LINE, measureText, textScale } from './text-scale.ts';

interface Room {
  width: number;
  height: number;
}

/** The room there is, told anew whenever it changes. */
function useRoom(): [room: Room, ref: { current: HTMLDivElement | null }] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const take = (): void => {
    // Whoever leaves the table may be told of a last change of size.
    if (!ref.current) return;
    measureText();
    const { clientWidth: width, clientHeight: height } = ref.current;
    setRoom((last) => (last.width === width && last.height === height ? last : { width, height }));
  };
  useLayoutEffect(take, []);
  useEffect(() => {
    const watching = new ResizeObserver(take);
    watching.observe(ref.current!);
    return () => watching.disconnect();
  }, []);
  return [room, ref];
}

function Cells({
  title,
  offers,
  block,
  box,
  players,
  english,
  named = true,
}: {
  title: string;
  offers: readonly Offer[];
  block: Block;
  box: CellBox;
  players: number;
  english: boolean;
  named?: boolean;
}) {
  const heading = useId();
  if (offers.length === 0) return null;
  const width = box.width * block.scale + GAP;
  return (
    <section
      class={named ? 'market-block' : 'market-block turn-order'}
      style={{ flexGrow: block.columns * width }}
      aria-labelledby={heading}
    >
      <h3 id={heading}>{title}</h3>
      <ul style={{ gridTemplateColumns: `repeat(${block.columns}, minmax(${Math.floor(width)}px, 1fr))` }}>
        {offers.map((offer) => (
          <MarketCell
            key={offer.tile}
            offer={offer}
            box={box}
            players={players}
            scale={block.scale}
            english={english}
            named={named}
          />
        ))}
      </ul>
    </section>
  );
}

/** The tiles of the season with everyone's bids, turn order, and the boats. */
export function Market() {
  const { sight, words, me } = useScene();
  const [room, ref] = useRoom();
  const heading = useId();
  const boatsHeading = useId();
  const players = sight.players.length;
  const box = useMemo(() => cellBox(players, me), [players, me]);
  const bilingual = sight.market.some(({ tile }) => englishTileName(tile, words.story) !== null);
  const laid = layOutNamed(
    {
      ...room,
      cell: box,
      tiles: sight.market.length,
      turnOrder: sight.turnOrder.length,
      boats: sight.boats.length,
      goods: Math.max(
        0,
        ...sight.boats.map(({ workers, skills }) => sorted({ ...workers, ...skills }).length),
      ),
      line: LINE * textScale.value,
    },
    bilingual,
  );
  const { boats, english } = laid;
  return (
    <section class="market-place" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {words.game.market}
      </h2>
      <div
        ref={ref}
        class={`market-room ${laid.kind}`}
        onKeyDown={(event) => walk(event, event.currentTarget)}
      >
        {room.width > 0 ? (
          <>
            <Cells
              title={words.market.tiles}
              offers={sight.market}
              block={laid.tiles}
              box={box}
              players={players}
              english={english}
            />
            <Cells
              title={words.game.turnOrder}
              offers={sight.turnOrder}
              block={laid.turnOrder}
              box={box}
              players={players}
              english={false}
              named={false}
            />
            {sight.boats.length > 0 ? (
              <section class="market-block boats" aria-labelledby={boatsHeading}>
                <h3 id={boatsHeading}>{words.game.boats}</h3>
                <ul style={{ gridTemplateColumns: `repeat(${boats.columns}, ${Math.floor(boats.width)}px)` }}>
                  {sight.boats.map((boat) => (
                    <BoatCell key={boat.boat} boat={boat} picture={boats.picture} named={boats.named} />
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  );
}
