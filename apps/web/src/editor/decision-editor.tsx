import type { PositionDecision } from '@keyflower/engine';
import { noun, tileName } from '@keyflower/words/story/names';
import { useMemo } from 'preact/hooks';
import { Check, Choice, Field, Part, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import {
  activeOf,
  ask,
  type Ask,
  askOf,
  changeAsked,
  type Herd,
  herdsOf,
  setBreeding,
} from './model/decision.ts';
import { setActive } from './model/edits.ts';
import { setMarkerPasses } from './model/ending-edits.ts';
import { picksOf, setPicks, swapped } from './model/picks.ts';
import { ANIMALS } from './model/player-edits.ts';
import { possibleAsks } from './model/possible-asks.ts';
import { ProblemHere } from './problem.tsx';

const MOST_POINTS = 100;

/** An ask as the value of a choice: no tile has a space in its id. */
const keyOf = ({ decision, tile = '' }: Ask): string => `${decision} ${tile}`;

/** What is to be decided, and by whom. */
export function DecisionEditor() {
  const { editor, words } = useEditor();
  const { position } = editor;
  if (position.phase === 'scoring') return null;
  const isEnding = position.phase === 'ending';
  return (
    <Part title={words.parts.decision} id="editor-decision" tabIndex={-1}>
      <ProblemHere section="decision" />
      <div class="decision-fields">
        {isEnding ? null : (
          <Choice
            label={words.active}
            options={position.players.map((_, n): [string, string] => [String(n), words.player(n + 1)])}
            value={String(activeOf(position))}
            onPick={(seat) => editor.edit(setActive(Number(seat)))}
          />
        )}
        <AskChoice />
      </div>
      <p class="faint small">{isEnding ? words.endHint : words.useHint}</p>
      <Details />
    </Part>
  );
}

function AskChoice() {
  const { editor, words } = useEditor();
  const { story } = useWords();
  const { position, state } = editor;
  const asks = useMemo(() => possibleAsks(position, state), [position, state]);
  const name = ({ decision, tile }: Ask): string => {
    if (decision === 'animal' && tile === undefined) return words.asks.boatAnimals;
    const text = words.asks[decision];
    return typeof text === 'string' ? text : text(tileName(tile ?? '', story));
  };
  return (
    <Choice
      label={words.decision}
      options={asks.map((one) => [keyOf(one), name(one)] as const)}
      value={keyOf(askOf(position))}
      onPick={(key) => {
        const wanted = asks.find((one) => keyOf(one) === key);
        if (wanted) editor.edit(ask(wanted, state));
      }}
    />
  );
}

/** What a decision has of its own. */
function Details() {
  const { editor } = useEditor();
  const { position } = editor;
  const [first] = position.pending ?? [];
  switch (askOf(position).decision) {
    case 'transport':
      return first ? <Transport asked={first} /> : null;
    case 'boat':
      return <BoatPicks />;
    case 'breed':
      return <Breeding />;
    default:
      return null;
  }
}

function Transport({ asked: { player, points = 0, upgrades = 0 } }: { asked: PositionDecision }) {
  const { editor, words } = useEditor();
  const number = (label: string, name: 'points' | 'upgrades', value: number) => (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_POINTS}
      value={value}
      onChange={(event) =>
        editor.edit(changeAsked(player, { [name]: Math.floor(Number(event.currentTarget.value)) || 0 }))
      }
    />
  );
  return (
    <div class="editor-fields">
      {number(words.points, 'points', points)}
      {number(words.upgrades, 'upgrades', upgrades)}
    </div>
  );
}

/** Who picks boats in which order, and who has picked already. */
function BoatPicks() {
  const { editor, words } = useEditor();
  const { position } = editor;
  const picks = picksOf(position);
  const seats = position.players.map((_, n): [string, string] => [String(n), words.player(n + 1)]);
  return (
    <>
      <div class="editor-fields">
        {picks.order.map((seat, place) => (
          <Choice
            key={place}
            label={words.pick(place + 1)}
            options={seats}
            value={String(seat)}
            onPick={(other) => editor.edit(setPicks(swapped(picks, place, Number(other))))}
          />
        ))}
        <Choice
          label={words.pickNow}
          options={picks.order.map((seat, place) => [String(place), words.player(seat + 1)] as const)}
          value={String(picks.picked)}
          onPick={(place) => editor.edit(setPicks({ ...picks, picked: Number(place) }))}
        />
      </div>
      <Check
        label={words.markerPasses}
        checked={position.markerPasses ?? false}
        onTick={(on) => editor.edit(setMarkerPasses(on))}
      />
    </>
  );
}

/** How many animals are born, and in which herds they may be. */
function Breeding() {
  const { editor, words } = useEditor();
  const { position, state } = editor;
  const { story, labelled } = useWords();
  return (
    <>
      {position.players.map((_, seat) => {
        const herds = herdsOf(state, seat);
        const { newborn = {}, expecting = [] } =
          position.pending?.find(({ player }) => player === seat) ?? {};
        if (herds.length === 0 && expecting.length === 0) return null;
        const isExpecting = (herd: Herd): boolean =>
          expecting.some(({ field, kind }) => field === herd.field && kind === herd.kind);
        const tick = ({ field, kind }: Herd, on: boolean): void => {
          const others = expecting.filter((one) => one.field !== field || one.kind !== kind);
          editor.edit(setBreeding(seat, newborn, on ? [...others, { field, kind }] : others));
        };
        return (
          <fieldset key={seat} class="decision-herds">
            <legend>{words.player(seat + 1)}</legend>
            <CountsField
              legend={words.newborn}
              names={ANIMALS}
              counts={newborn}
              set={(counts) => editor.edit(setBreeding(seat, counts, expecting))}
            />
            {herds.map((herd) => (
              <Check
                key={`${herd.field} ${herd.kind}`}
                label={labelled(
                  noun(herd.kind, story),
                  words.field(herd.nth, herd.tiles.map((tile) => tileName(tile, story)).join(', ')),
                )}
                checked={isExpecting(herd)}
                onTick={(on) => tick(herd, on)}
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}
