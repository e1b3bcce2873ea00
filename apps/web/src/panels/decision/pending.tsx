import type { Action } from '@keyflower/engine';
import { counted, fieldName, goodsText, tileName } from '@keyflower/words/story/names';
import { faceOf, gainText } from '@keyflower/words/story/tile-text';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/index.ts';
import { actionText, bidOf, leaving, type TableContext, upgradesOf, useTable } from '../../play/index.ts';
import { Confirm, Way } from './answers.tsx';
import { WorkersStepper } from './workers-stepper.tsx';

function Question({ title, children }: { title: ComponentChildren; children?: ComponentChildren }) {
  return (
    <>
      <p class="prompt">
        <strong>{title}</strong>
      </p>
      {children}
    </>
  );
}

/** The prompt for a draft, with what is missing. */
export function Pending() {
  const { draft, words, view, me } = useTable();
  const { now, story } = words;
  switch (draft.kind) {
    case 'hand':
      return (
        <Question title={now.inHand(counted(1, draft.colour, story))}>
          <PutBack />
        </Question>
      );
    case 'group':
      return (
        <Question title={now.inHand(goodsText(bidOf(view, draft.tile, me ?? 0), words, { role: 'label' }))}>
          <PutBack />
        </Question>
      );
    case 'workers':
      return <WorkersStepper draft={draft} />;
    case 'cargo':
      return <Destinations resource={draft.resource} from={draft.from} />;
    case 'animal':
      return <Pastures animal={draft.animal} from={draft.from} />;
    case 'upgrade':
      return <Upgrade tile={draft.tile} way={draft.way} />;
    case 'place':
      return <Build tile={draft.tile} hasSpot={draft.spot !== null} />;
    case 'offer':
      return (
        <Question title={now.prompt.offer}>
          <p>
            {draft.tiles.length === 0
              ? now.offerRule
              : words.labelled(
                  now.chosen(draft.tiles.length),
                  draft.tiles.map((tile) => tileName(tile, story)).join(', '),
                )}
          </p>
          <Confirm label={words.game.offerThese} />
        </Question>
      );
    case 'sure':
      return <Sure />;
    case 'none':
    case 'tile':
      return null;
  }
}

function PutBack() {
  const { commands, words } = useTable();
  return (
    <button type="button" data-act="cancel" onClick={leaving(() => commands.back())}>
      {words.now.putBack}
    </button>
  );
}

function Sure() {
  const table = useTable();
  const { draft, words, actions } = table;
  if (draft.kind !== 'sure') return null;
  const { sure, onlyWay } = words.now;
  return (
    <Question title={labelOf(draft.action, table)}>
      <p class="faint">{actions.length === 1 ? onlyWay : sure}</p>
      <Confirm />
    </Question>
  );
}

/** What is answered beside a tile. */
export function AtTile() {
  const table = useTable();
  const { draft, words } = table;
  const { now, story } = words;
  const title =
    draft.kind === 'workers'
      ? (draft.what === 'bid' ? now.bidFor : now.useOf)(tileName(draft.tile, story))
      : draft.kind === 'upgrade'
        ? now.upgrade(tileName(draft.tile, story))
        : draft.kind === 'sure'
          ? labelOf(draft.action, table)
          : '';
  return (
    <Question title={title}>
      <p class="faint">{now.atTile}</p>
    </Question>
  );
}

/** Destinations of a resource, cheapest first: the same as on the map, as a list. */
function Destinations({ resource, from }: { resource: string; from: string }) {
  const { highlights, actions, words } = useTable();
  const { now, story, village } = words;
  const ways = actions
    .filter((action) => action.type === 'move' && action.from === from && action.resource === resource)
    .map((action) => ({ action, to: 'to' in action ? action.to : '' }))
    .map((way) => ({ ...way, points: highlights.get(way.to)?.arrive ?? 0 }))
    .sort((a, b) => a.points - b.points);
  return (
    <Question title={village.carry(counted(1, resource, story), tileName(from, story))}>
      <div class="ways">
        {ways.map(({ action, to, points }) => (
          <Way key={to} action={action}>
            {now.carryTo(tileName(to, story), points)}
          </Way>
        ))}
        <PutBack />
      </div>
    </Question>
  );
}

function Pastures({ animal, from }: { animal: string; from: string | null }) {
  const { actions, words, view, me } = useTable();
  const { story } = words;
  const turn = (field: string): number =>
    view.players[me ?? 0]!.village.find(({ tile }) => tile === field.split(':')[0])?.rotation ?? 0;
  const fields = actions.flatMap((action): { action: Action; field: string }[] => {
    if (action.type === 'herd' && action.kind === animal && action.from === from)
      return [{ action, field: action.to }];
    if ((action.type === 'animal' || action.type === 'breed') && action.kind === animal)
      return [{ action, field: action.field }];
    return [];
  });
  return (
    <Question title={words.now.inHand(counted(1, animal, story))}>
      <div class="ways">
        {fields.map(({ action, field }) => (
          <Way key={field} action={action}>
            <Icon name={animal} size={22} />
            {fieldName(field, story, turn(field))}
          </Way>
        ))}
        <PutBack />
      </div>
    </Question>
  );
}

/** An upgrade: its cost, and a choice where it can be paid in several ways. */
function Upgrade({ tile, way }: { tile: string; way: number }) {
  const { actions, words, commands } = useTable();
  const { now, story } = words;
  const ways = upgradesOf(actions, tile).flatMap((action) => (action.type === 'upgrade' ? [action.pay] : []));
  return (
    <Question title={now.upgrade(tileName(tile, story))}>
      <fieldset class="payment">
        <legend>{now.payment}</legend>
        {ways.map((pay, i) => (
          <label key={i} class="check">
            <input
              type="radio"
              name="payment"
              checked={i === way}
              onChange={() => commands.set({ kind: 'upgrade', tile, way: i })}
            />
            <span>
              {[...Object.entries(pay.resources), ...Object.entries(pay.skills)].map(([name]) => (
                <Icon key={name} name={name} size={22} />
              ))}
              {goodsText({ ...pay.resources, ...pay.skills }, words)}
            </span>
          </label>
        ))}
      </fieldset>
      <Confirm />
    </Question>
  );
}

function Build({ tile, hasSpot }: { tile: string; hasSpot: boolean }) {
  const { ready, words } = useTable();
  const { now, story } = words;
  return (
    <Question title={tileName(tile, story)}>
      <p class={hasSpot && !ready ? 'bad' : 'faint'} role="status">
        {hasSpot ? (ready ? story.actions.place(tileName(tile, story)) : now.noFit) : now.noSpot}
      </p>
      <Confirm label={now.build} />
    </Question>
  );
}

/** What it takes to name an action. */
export type LabelContext = Pick<TableContext, 'words' | 'view' | 'me' | 'asked' | 'spec'>;

/** An action in words, for confirmation. */
export function labelOf(action: Action, { words, view, me, asked, spec }: LabelContext): string {
  const { now, story } = words;
  if (action.type === 'pass') return now.pass;
  if (action.type === 'done') return now.done;
  if (action.type === 'choose' && asked?.tile !== undefined) {
    const placed = view.players.flatMap(({ village }) => village).find(({ tile }) => tile === asked.tile);
    const gain = faceOf(spec(asked.tile), placed?.upgraded === true).use?.gainOneOf?.[action.option];
    if (gain) return gainText(gain, story);
  }
  return actionText(action, view, me ?? 0, story);
}
