import { type Counts, type Skill, SKILLS } from '@keyflower/engine';
import { counted, countsText, sorted, tileName } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import type { ComponentChildren } from 'preact';
import { Icon, Land, Standing, TILE_BOX } from '../../art/index.ts';
import { dragProps, useTable } from '../../play/index.ts';
import { TileRing } from '../tile-ring.tsx';
import { leavingIn, paymentWith } from './changes.ts';

/** A number of things: a button where tapping it has an effect. */
function Good({
  name,
  n,
  leaving = 0,
  label,
  work,
  children,
}: {
  name: string;
  n: number;
  leaving?: number;
  label: string;
  work?: () => void;
  children?: ComponentChildren;
}) {
  const inside = (
    <>
      <Icon name={name} />
      <b aria-hidden="true">{n - leaving}</b>
      {leaving > 0 ? (
        <span class="minus" aria-hidden="true">
          −{leaving}
        </span>
      ) : null}
      {children}
    </>
  );
  return work ? (
    <button type="button" class="ware lit" aria-label={label} onClick={work}>
      {inside}
    </button>
  ) : (
    <span class="ware">
      {inside}
      <span class="unseen">{label}</span>
    </span>
  );
}

/** The viewer's skill tiles; where one can be paid, tapping it pays. */
export function Skills({ skills, open }: { skills: Readonly<Counts<Skill>>; open: Readonly<Counts<Skill>> }) {
  const table = useTable();
  const { words, actions, commands } = table;
  const leaving = leavingIn(table).skills;
  return (
    <ul class="wares">
      {SKILLS.filter((skill) => skills[skill]).map((skill) => {
        const pay = paymentWith(actions, 'skill', skill);
        const n = skills[skill] ?? 0;
        const text = countsText({ [skill]: n }, words.story);
        const seen = open[skill] ?? 0;
        const shown = seen > 0 ? `${text}, ${words.screen.open(seen)}` : text;
        return (
          <li key={skill}>
            <Good
              name={skill}
              n={n}
              leaving={leaving[skill] ?? 0}
              label={pay ? `${shown}, ${words.story.actions.pay(counted(1, skill, words.story))}` : shown}
              work={pay ? () => commands.act(pay) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's wheat; while goods are moved it can be fed. */
export function Wheat({ n }: { n: number }) {
  const { words, actions, commands } = useTable();
  const feed = actions.find(({ type }) => type === 'feed');
  const text = countsText({ wheat: n }, words.story);
  return (
    <Good
      name="wheat"
      n={n}
      label={feed ? `${text}, ${words.story.actions.feed}` : text}
      work={feed ? () => commands.act(feed) : undefined}
    />
  );
}

/** Gained animals that still need a field. */
export function WaitingAnimals({ animals }: { animals: Readonly<Counts<string>> }) {
  const table = useTable();
  const { words, draft, commands, asked } = table;
  return (
    <ul class="wares">
      {sorted(animals).map(([animal, n]) => {
        const load = { kind: 'animal', animal, from: null } as const;
        const lifted = draft.kind === 'animal' && draft.from === null && draft.animal === animal;
        return (
          <li key={animal}>
            <button
              type="button"
              class={lifted ? 'ware lit chosen' : 'ware lit'}
              aria-pressed={lifted}
              aria-label={countsText({ [animal]: n }, words.story)}
              disabled={asked?.decision !== 'animal'}
              onClick={() => commands.lift(load)}
              {...dragProps(load, table)}
            >
              <Icon name={animal} />
              <b>{n}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's winter tiles. While they are offered, tapping one selects it; otherwise it opens its card. */
export function WinterTiles({ tiles, offered }: { tiles: readonly string[]; offered: readonly string[] }) {
  const { spec, words, draft, asked, commands } = useTable();
  const offering = asked?.decision === 'offer';
  const chosen = draft.kind === 'offer' ? draft.tiles : [];
  const toggle = (tile: string): void =>
    commands.set({
      kind: 'offer',
      tiles: chosen.includes(tile)
        ? chosen.filter((one) => one !== tile)
        : tiles.filter((one) => one === tile || chosen.includes(one)),
    });
  return (
    <ul class="winter-cards">
      {tiles.map((tile) => {
        const isChosen = offering ? chosen.includes(tile) : offered.includes(tile);
        const label = [
          tileName(tile, words.story),
          sideText(spec(tile), false, words.story),
          ...(!offering && isChosen ? [words.screen.offered] : []),
        ].join(', ');
        return (
          <li key={tile}>
            <button
              type="button"
              class={['winter-card', offering ? 'lit' : '', isChosen ? 'chosen' : '']
                .filter(Boolean)
                .join(' ')}
              aria-label={label}
              aria-pressed={offering ? isChosen : undefined}
              data-card={tile}
              data-tile={tile}
              onClick={() => (offering ? toggle(tile) : commands.readCard({ tile, back: false }))}
            >
              <svg class="art face" viewBox={TILE_BOX} aria-hidden="true">
                <Land spec={spec(tile)} />
                <Standing spec={spec(tile)} side="front" detail="small" />
                <TileRing tile={tile} />
              </svg>
              {isChosen ? (
                <svg class="tick" viewBox="-10 -10 20 20" aria-hidden="true">
                  <circle r="9" />
                  <path d="M-4.5 0L-1 3.5L4.5 -3.5" />
                </svg>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
