import type { ActionOf } from '@keyflower/engine';
import { counted, fieldName, goodsText, sorted, tileName } from '@keyflower/words/story/names';
import { faceOf, gainText, sideText } from '@keyflower/words/story/tile-text';
import { Icon } from '../../art/index.ts';
import { promptText, type TableContext, useTable } from '../../play/index.ts';
import { Way } from './answers.tsx';

/** The prompt without a draft. */
export function Asked() {
  const table = useTable();
  const { asked, words, isAhead } = table;
  if (!asked) return null;
  const { ahead, yourTurn } = words.now;
  return (
    <div class={asked.decision === 'turn' ? 'ask-line' : 'ask'}>
      <p class="prompt">
        <strong>{isAhead ? ahead.title : yourTurn}.</strong> {promptText(table)}
      </p>
      <Answers table={table} />
    </div>
  );
}

function Answers({ table }: { table: TableContext }) {
  const { asked, actions, words } = table;
  switch (asked!.decision) {
    case 'turn':
      return (
        <>
          {actions
            .filter(({ type }) => type === 'pass')
            .map((action) => (
              <Way key="pass" action={action}>
                {words.now.pass}
              </Way>
            ))}
        </>
      );
    case 'pay':
      return <Payments />;
    case 'choose':
      return <Choices tile={asked!.tile} />;
    case 'transport':
      return <Transport />;
    case 'boat':
      return <Boats />;
    case 'place':
      return <TilesToBuild />;
    case 'offer':
      return <p class="faint">{words.now.offerRule}</p>;
    case 'animal':
    case 'breed':
      return <Fields />;
  }
}

function Payments() {
  const { actions, words, view, me } = useTable();
  const { story } = words;
  const offers = [...view.market, ...view.turnOrder];
  return (
    <div class="ways">
      {actions.map((action) => {
        if (action.type !== 'pay') return null;
        if ('group' in action) {
          const bids = offers.find(({ tile }) => tile === action.group)?.bids ?? [];
          const workers = bids.find(({ player }) => player === me)?.workers;
          return (
            <Way key={action.group} action={action}>
              {sorted(workers).map(([name]) => (
                <Icon key={name} name={name} size={24} />
              ))}
              {story.actions.payGroup(
                goodsText(workers, words, { role: 'label' }),
                tileName(action.group, story),
              )}
            </Way>
          );
        }
        const name = 'worker' in action ? action.worker : action.skill;
        return (
          <Way key={name} action={action}>
            <Icon name={name} size={24} />
            {counted(1, name, story)}
          </Way>
        );
      })}
    </div>
  );
}

/** One of several gains of the used tile. */
function Choices({ tile }: { tile: string | undefined }) {
  const { actions, words, spec, view } = useTable();
  if (tile === undefined) return null;
  const placed = view.players.flatMap(({ village }) => village).find((one) => one.tile === tile);
  const gains = faceOf(spec(tile), placed?.upgraded === true).use?.gainOneOf ?? [];
  return (
    <div class="ways">
      {actions.map((action) => {
        const gain = action.type === 'choose' ? gains[action.option] : undefined;
        if (action.type !== 'choose' || !gain) return null;
        return (
          <Way key={action.option} action={action}>
            {Object.keys(gain).map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
            {gainText(gain, words.story)}
          </Way>
        );
      })}
    </div>
  );
}

function Boats() {
  const { actions, words, view, spec } = useTable();
  const { story } = words;
  return (
    <div class="ways">
      {actions.map((action) => {
        if (action.type !== 'boat') return null;
        const boat = view.boats.find((one) => one.boat === action.boat);
        const goods = goodsText({ ...boat?.workers, ...boat?.skills }, words, { role: 'label', none: '' });
        return (
          <Way key={action.boat} action={action}>
            {words.labelled(tileName(action.boat, story), goods || sideText(spec(action.boat), false, story))}
          </Way>
        );
      })}
    </div>
  );
}

function TilesToBuild() {
  const { actions, words, commands } = useTable();
  const tiles = [...new Set(actions.flatMap((action) => (action.type === 'place' ? [action.tile] : [])))];
  return (
    <div class="ways" role="group" aria-label={words.now.tiles}>
      {tiles.map((tile) => (
        <button
          key={tile}
          type="button"
          class="way"
          data-act="place"
          data-card={tile}
          onClick={() => commands.set({ kind: 'place', tile, spot: null, rotation: 0 })}
        >
          {tileName(tile, words.story)}
        </button>
      ))}
    </div>
  );
}

/** A field of the viewer's village by name. */
function ownField(field: string, { words, view, me }: TableContext): string {
  const [tile] = field.split(':');
  const placed = view.players[me ?? 0]!.village.find((one) => one.tile === tile);
  return fieldName(field, words.story, placed?.rotation ?? 0);
}

/** Fields by name, as an alternative to the map. */
function Fields() {
  const table = useTable();
  const { actions, words } = table;
  const { story } = words;
  const named = (field: string): string => ownField(field, table);
  return (
    <div class="ways">
      {actions.map((action) =>
        action.type === 'animal' || action.type === 'breed' ? (
          <Way key={`${action.kind} ${action.field}`} action={action}>
            <Icon name={action.kind} size={24} />
            {action.type === 'animal'
              ? story.actions.animal(counted(1, action.kind, story), named(action.field))
              : story.actions.breed(counted(1, action.kind, story), named(action.field))}
          </Way>
        ) : action.type === 'done' ? (
          <Way key="done" action={action}>
            {words.now.done}
          </Way>
        ) : null,
      )}
    </div>
  );
}

/** Carrying and upgrading: what is left, and lists as an alternative to dragging. */
function Transport() {
  const table = useTable();
  const { asked, actions, words, commands } = table;
  const { now, story, village } = words;
  const { points = 0, upgrades = 0 } = asked!;
  const loads = new Map<string, ActionOf<'move'>>();
  const herds = new Map<string, ActionOf<'herd'>>();
  const tiles = new Set<string>();
  for (const action of actions) {
    if (action.type === 'move') loads.set(`${action.resource} ${action.from}`, action);
    if (action.type === 'herd') herds.set(`${action.kind} ${action.from}`, action);
    if (action.type === 'upgrade') tiles.add(action.tile);
  }
  return (
    <>
      <div class="ask-line">
        <p class="left" role="status">
          <strong>{now.pointsLeft(points)}</strong>, <strong>{now.upgradesLeft(upgrades)}</strong>
        </p>
        {actions
          .filter(({ type }) => type === 'done')
          .map((action) => (
            <Way key="done" action={action} main>
              {now.done}
            </Way>
          ))}
      </div>
      <div class="row">
        {actions.map((action) =>
          action.type === 'feed' ? (
            <Way key="feed" action={action}>
              <Icon name="wheat" size={22} />
              {now.wheat}
            </Way>
          ) : null,
        )}
      </div>
      {loads.size + herds.size > 0 && (
        <details>
          <summary>{now.moves}</summary>
          <div class="ways">
            {[...loads].map(([key, { resource, from }]) => (
              <button
                key={key}
                type="button"
                class="way"
                data-act="move"
                onClick={() => commands.lift({ kind: 'cargo', resource, from })}
              >
                <Icon name={resource} size={22} />
                {village.carry(counted(1, resource, story), tileName(from, story))}
              </button>
            ))}
            {[...herds].map(([key, { kind, from }]) => (
              <button
                key={key}
                type="button"
                class="way"
                data-act="herd"
                onClick={() => commands.lift({ kind: 'animal', animal: kind, from })}
              >
                <Icon name={kind} size={22} />
                {village.drive(counted(1, kind, story), ownField(from, table))}
              </button>
            ))}
          </div>
        </details>
      )}
      {tiles.size > 0 && (
        <details>
          <summary>{now.upgrades}</summary>
          <div class="ways">
            {[...tiles].map((tile) => (
              <button
                key={tile}
                type="button"
                class="way"
                data-act="upgrade"
                data-card={tile}
                onClick={() => commands.set({ kind: 'upgrade', tile, way: 0 })}
              >
                {now.upgrade(tileName(tile, story))}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
