import { COLOURS } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { api } from '../../session/index.ts';
import { botName, Button } from '../../ui/index.ts';
import { useTable } from '../../play/index.ts';
import { losingBids, mobileOf } from './changes.ts';
import { Skills, WaitingAnimals, Wheat, WinterTiles } from './goods.tsx';
import { LosingBundle, WorkerStack } from './workers.tsx';

function Shelf({
  title,
  note,
  class: kind,
  children,
}: {
  title: string;
  note?: string;
  class: string;
  children: ComponentChildren;
}) {
  const heading = useId();
  return (
    <section class={`shelf ${kind}`} aria-labelledby={heading}>
      <h3 id={heading}>
        {title}
        {note ? <span class="note">{note}</span> : null}
      </h3>
      <div class="things">{children}</div>
    </section>
  );
}

/** The contents of the viewer's screen. A spectator has none. */
export function MyScreen() {
  const { me, words } = useTable();
  return (
    <section
      class="my-screen"
      aria-label={words.screen.title}
      data-at={me === null ? undefined : `hand:${me}`}
      style={me === null ? undefined : { '--mine': `var(--seat-${me})` }}
    >
      {me === null ? <p class="watching">{words.game.spectating}</p> : <Screen seat={me} />}
    </section>
  );
}

function Screen({ seat }: { seat: number }) {
  const table = useTable();
  const { view, words, asked, actions } = table;
  const { workers, skills, winter, open, wheat = 0, waiting = {}, offered = [] } = view.players[seat]!;
  const bundles = losingBids(view, seat);
  const mobile = useMemo(() => mobileOf(actions), [actions]);
  const behind = typeof workers === 'number' ? {} : workers;
  const tools = typeof skills === 'number' ? {} : skills;
  const tiles = typeof winter === 'number' ? [] : winter;
  const chosen = useComputed(() => (table.draft.kind === 'offer' ? table.draft.tiles.length : 0));
  const noteOfWinter =
    asked?.decision === 'offer'
      ? words.screen.chosen(chosen.value, tiles.length)
      : offered.length > 0
        ? words.screen.waitForOffers
        : undefined;
  return (
    <>
      <h2 class="unseen">{words.screen.title}</h2>
      <StandIn seat={seat} />
      <Shelf title={words.screen.workersTitle} class="workers">
        {COLOURS.map((colour) => (
          <WorkerStack
            key={colour}
            colour={colour}
            n={behind[colour] ?? 0}
            open={open?.workers[colour] ?? 0}
            mobile={mobile.colours.has(colour)}
          />
        ))}
      </Shelf>
      {bundles.length > 0 ? (
        <Shelf title={words.screen.losing} class={bundles.length > 2 ? 'bundles many' : 'bundles'}>
          {bundles.map((bundle) => (
            <LosingBundle
              key={bundle.tile}
              bundle={bundle}
              seat={seat}
              mobile={mobile.groups.has(bundle.tile)}
            />
          ))}
        </Shelf>
      ) : null}
      {total(waiting) > 0 ? (
        <Shelf title={words.screen.looking} class="waiting">
          <WaitingAnimals animals={waiting} />
        </Shelf>
      ) : null}
      <Shelf title={words.screen.goods} class="stock">
        {total(tools) > 0 ? (
          <Skills skills={tools} open={open?.skills ?? {}} />
        ) : wheat > 0 ? null : (
          <span class="empty">{words.story.nothing}</span>
        )}
        {wheat > 0 ? <Wheat n={wheat} /> : null}
      </Shelf>
      {tiles.length > 0 ? (
        <Shelf
          title={words.game.winterTiles}
          note={noteOfWinter}
          class={asked?.decision === 'offer' ? 'winter asked' : 'winter'}
        >
          <WinterTiles tiles={tiles} offered={offered} />
        </Shelf>
      ) : null}
    </>
  );
}

/** Shown while a bot plays the viewer's seat, with a button to return unless they resigned. */
function StandIn({ seat }: { seat: number }) {
  const { model, words } = useTable();
  const { info, id } = model;
  const there = info?.status === 'playing' ? info.seats[seat] : undefined;
  if (!there || there.bot === null) return null;
  return (
    <div class="stand-in" role="status">
      <p>
        {there.gone === 'resigned' ? words.screen.resigned : words.screen.botPlays(botName(there.bot, words))}
      </p>
      {there.gone === 'left' || there.gone === 'timed-out' ? (
        <Button class="main" work={() => api('POST', `/tables/${id}/return`, {})}>
          {words.game.comeBack}
        </Button>
      ) : null}
    </div>
  );
}
