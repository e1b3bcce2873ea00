import { useEffect } from 'preact/hooks';
import { useTable } from '../../play/index.ts';
import { TileCard } from '../card/tile-card.tsx';
import { PlayerCard } from './player-card.tsx';
import { watchPointing } from './watch.ts';

/** Notes what the pointer and the focus are on; a long press opens a tile's card. Draws nothing. */
export function PointingWatch(): null {
  const { pointing, commands } = useTable();
  useEffect(
    () =>
      watchPointing({
        pointedAt: (about) => {
          if (!about) return pointing.atNothing();
          pointing.at(about);
          if (about.shown) pointing.inspect(about.shown);
        },
        pressedLong: (tile, back) => commands.readCard({ tile, back }),
      }),
    [pointing, commands],
  );
  return null;
}

/** A fixed place for details: of what is pointed at or selected, and afterwards of what was last. */
export function Inspector() {
  const { pointing, words, spec, commands } = useTable();
  const { inspected } = pointing;
  const { inspector } = words.screen;
  useSelected();
  // The links inside are not in the order of the Tab key: Enter opens the same as a sheet, with its links.
  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    if (inspected && 'tile' in inspected) commands.readCard(inspected);
  };
  return (
    <section class="inspector" aria-label={inspector.title} tabIndex={0} onKeyDown={open}>
      {inspected === null ? (
        <p class="faint">{inspector.empty}</p>
      ) : 'seat' in inspected ? (
        <PlayerCard seat={inspected.seat} />
      ) : spec(inspected.tile) ? (
        <div class="tile-card">
          <TileCard tile={inspected.tile} back={inspected.back} />
        </div>
      ) : null}
    </section>
  );
}

/** A tile that is selected by other means than pointing at it, such as a hint, is inspected as well. */
function useSelected(): void {
  const { pointing, draft } = useTable();
  const tile = 'tile' in draft ? draft.tile : null;
  useEffect(() => {
    if (tile !== null) pointing.inspect({ tile, back: false });
  }, [tile]);
}
