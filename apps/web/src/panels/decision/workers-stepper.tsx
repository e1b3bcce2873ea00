import { checkAction, type Colour, COLOURS, type Counts } from '@keyflower/engine';
import { goodsText, noun, tileName, total } from '@keyflower/words/story/names';
import { Icon } from '../../art/index.ts';
import {
  actionOf,
  bidOf,
  isPlacing,
  type TableContext,
  screenOf,
  useTable,
  type WorkersDraft,
} from '../../play/index.ts';
import { reasonText } from '../../session/index.ts';
import { Confirm, Why } from './answers.tsx';

/** Colours and groups that occur in some legal way for this tile. */
function choicesAt(
  { actions }: TableContext,
  { what, tile }: WorkersDraft,
): { colours: Colour[]; groups: string[] } {
  const ways = actions.filter(isPlacing).filter((way) => way.type === what && way.tile === tile);
  const colours = COLOURS.filter((colour) => ways.some((way) => (screenOf(way)[colour] ?? 0) > 0));
  return { colours, groups: [...new Set(ways.flatMap(({ groups }) => groups))] };
}

/** Switches between a bid and a use of the tile where both are possible. */
function BidOrUse({ draft: { tile, what } }: { draft: WorkersDraft }) {
  const { words, highlightAt, commands } = useTable();
  const { now } = words;
  const highlight = highlightAt(tile);
  if (highlight?.bid === undefined || highlight.use === undefined) return null;
  return (
    <div class="bid-or-use" role="group" aria-label={now.menuOf(tileName(tile, words.story))}>
      {(['bid', 'use'] as const).map((one) => (
        <button
          key={one}
          type="button"
          data-act={`switch-${one}`}
          aria-pressed={one === what}
          onClick={() => commands.switchTo(one)}
        >
          {one === 'bid' ? now.bid : now.use}
        </button>
      ))}
    </div>
  );
}

/** How many workers of which colour, and which losing bids with them, starting with the minimum. */
export function WorkersStepper({ draft }: { draft: WorkersDraft }) {
  const table = useTable();
  const { words, view, me, commands, state } = table;
  const { now, story } = words;
  const seat = me ?? 0;
  const { colours, groups } = choicesAt(table, draft);
  const mixed = COLOURS.filter((colour) => (draft.screen[colour] ?? 0) > 0).length > 1;
  const action = actionOf(draft, view, seat);
  const refusal = checkAction(state, seat, action);
  const standing = draft.what === 'bid' ? total(bidOf(view, draft.tile, seat)) : 0;
  const moved = draft.groups.reduce((sum, group) => sum + total(bidOf(view, group, seat)), 0);
  const { workers } = view.players[seat]!;
  const have = (colour: Colour): number => (typeof workers === 'number' ? 0 : (workers[colour] ?? 0));
  const set = (screen: Counts<Colour>, joined = draft.groups): void =>
    commands.set({ ...draft, screen, groups: joined });
  const present = COLOURS.find((colour) => (draft.screen[colour] ?? 0) > 0) ?? colours[0];
  const name = tileName(draft.tile, story);
  return (
    <>
      <p class="prompt">
        <strong>{draft.what === 'bid' ? now.bidFor(name) : now.useOf(name)}</strong>
      </p>
      <BidOrUse draft={draft} />
      {colours.length > 1 && !mixed && (
        <fieldset class="colours">
          <legend>{now.colour}</legend>
          {colours.map((colour) => (
            <label key={colour} class={colour === present ? 'colour chosen' : 'colour'}>
              <input
                type="radio"
                name="colour"
                checked={colour === present}
                onChange={() => set({ [colour]: Math.min(have(colour), total(draft.screen) || 1) }, [])}
              />
              <Icon name={colour} size={26} />
              <span>{noun(colour, story)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {(mixed ? colours : present === undefined ? [] : [present]).map((colour) => (
        <div
          key={colour}
          class="stepper"
          role="group"
          aria-label={words.labelled(now.number, noun(colour, story))}
        >
          <button
            type="button"
            aria-label={now.fewer}
            aria-disabled={(draft.screen[colour] ?? 0) === 0}
            onClick={() => set({ ...draft.screen, [colour]: Math.max(0, (draft.screen[colour] ?? 0) - 1) })}
          >
            −
          </button>
          <output aria-live="polite">
            <Icon name={colour} size={26} />
            <b>{draft.screen[colour] ?? 0}</b> / {have(colour)}
          </output>
          <button
            type="button"
            aria-label={now.more}
            aria-disabled={(draft.screen[colour] ?? 0) >= have(colour)}
            onClick={() =>
              set({ ...draft.screen, [colour]: Math.min(have(colour), (draft.screen[colour] ?? 0) + 1) })
            }
          >
            +
          </button>
          {standing + moved > 0 && (
            <span class="faint">{now.inAll(total(draft.screen) + standing + moved)}</span>
          )}
        </div>
      ))}
      {groups.length > 0 && (
        <fieldset class="groups">
          <legend>{now.groups}</legend>
          {groups.map((group) => (
            <label key={group} class="check">
              <input
                type="checkbox"
                checked={draft.groups.includes(group)}
                onChange={({ currentTarget }) =>
                  set(
                    draft.screen,
                    currentTarget.checked
                      ? [...draft.groups, group]
                      : draft.groups.filter((one) => one !== group),
                  )
                }
              />
              <span>
                {story.actions.fromBid(
                  goodsText(bidOf(view, group, seat), words, { role: 'label' }),
                  tileName(group, story),
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {refusal && <Why reason={reasonText(refusal, words)} />}
      <Confirm />
    </>
  );
}
