import { SKILLS } from '@keyflower/engine';
import type { Counts, Skill } from '@keyflower/engine';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../drawn/face.tsx';
import { countsText, noun, sorted } from '@keyflower/words/story/names';
import { dragProps } from '../desk/drag.ts';
import { useScene } from '../scene.ts';
import { paymentWith } from './changes.ts';

/** So many of a thing: a button where touching it does something now. */
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

/** My skill tiles; where one can be paid with, touching it pays. */
export function Skills({
  skills,
  open,
  leaving,
}: {
  skills: Readonly<Counts<Skill>>;
  open: Readonly<Counts<Skill>>;
  leaving: Readonly<Counts<Skill>>;
}) {
  const { words, actions, verbs } = useScene();
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
              label={pay ? `${shown}, ${words.story.actions.pay(noun(skill, words.story))}` : shown}
              work={pay ? () => verbs.act(pay) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** My wheat; while goods are carried it can be fed. */
export function Wheat({ n }: { n: number }) {
  const { words, actions, verbs } = useScene();
  const feed = actions.find(({ type }) => type === 'feed');
  const text = countsText({ wheat: n }, words.story);
  return (
    <Good
      name="wheat"
      n={n}
      label={feed ? `${text}, ${words.story.actions.feed}` : text}
      work={feed ? () => verbs.act(feed) : undefined}
    />
  );
}

/** Animals that were gained and still look for a field. */
export function WaitingAnimals({ animals }: { animals: Readonly<Counts<string>> }) {
  const scene = useScene();
  const { words, draft, verbs, asked } = scene;
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
              onClick={() => verbs.lift(load)}
              {...dragProps(load, scene)}
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
