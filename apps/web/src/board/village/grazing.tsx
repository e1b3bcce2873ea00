import {
  type Action,
  type ActionOf,
  explainFields,
  explainPair,
  type FieldExplanation,
} from '@keyflower/engine';
import { counted, fieldName, noun, tileName } from '@keyflower/words/story/names';
import { ANIMAL_ICONS, centreOf, CORNERS, edgeMiddle, type Point } from '../../art/index.ts';
import { type Draft, type Load, type TableContext, useTable } from '../../play/index.ts';
import { costOf } from './carrying.tsx';
import { pressed, Tag } from './plot.tsx';
import { spread } from './spread.ts';
import { touchReach } from './touch.ts';

interface FieldsProps {
  options: readonly FieldOption[];
  say: (text: string | null) => void;
}

type Way = FieldOption['ways'][number];

/** Moves an animal to a field: the one in hand, or one from the supply. */
function send({ action }: Way, { draft, commands }: TableContext): void {
  const load: Load = draft.kind === 'animal' ? draft : { kind: 'animal', animal: action.kind, from: null };
  commands.drop(load, { kind: 'field', field: goalOf(action) });
}

const rotations =
  ({ village }: TableContext) =>
  (tile: string): number =>
    village.find((placed) => placed.tile === tile)?.rotation ?? 0;

/** The fields, tinted as legal or illegal destinations. Below the pieces on the tiles. */
export function FieldTints({ options, say }: FieldsProps) {
  const table = useTable();
  return (
    <g class="fields" aria-hidden="true">
      {options.map((option) => {
        const [way] = option.ways;
        return (
          <path
            key={option.field.name}
            class={way ? 'field open' : 'field closed'}
            d={fieldPath(option.field, rotations(table))}
            data-drop={way ? `field ${option.field.name}` : undefined}
            onClick={way ? () => send(way, table) : () => say(option.why)}
            onPointerEnter={() => say(option.why)}
            onPointerLeave={() => say(null)}
          />
        );
      })}
    </g>
  );
}

/** Their signs above everything: buttons with the cost, or the reason why not. */
export function FieldSigns({ options, px, say }: FieldsProps & { px: number }) {
  const table = useTable();
  const reach = touchReach(px);
  const signs = options.flatMap((option) => {
    const middle = fieldMiddle(option.field, rotations(table));
    const ways = option.ways.length === 0 ? [null] : option.ways;
    return ways.map((way, i) => ({ option, way, at: [middle[0] + i * 52, middle[1]] as const }));
  });
  const places = spread(
    signs.map(({ at }) => at),
    2 * reach,
  );
  return (
    <>
      {signs.map(({ option, way }, nth) => (
        <g
          key={`${option.field.name} ${way?.action.kind}`}
          transform={`translate(${places[nth]!.join(' ')})`}
        >
          {way ? (
            <OpenSign way={way} reach={reach} field={option.field.name} />
          ) : (
            <ClosedSign option={option} say={say} />
          )}
        </g>
      ))}
    </>
  );
}

function OpenSign({ way, reach, field }: { way: Way; reach: number; field: string }) {
  const table = useTable();
  const { story, village, labelled } = table.words;
  const where = fieldWords(field, table);
  const { action, cost } = way;
  const kind = counted(1, action.kind, story);
  const text = action.type === 'breed' ? story.actions.breed(kind, where) : story.actions.animal(kind, where);
  return (
    <g
      class="sign open"
      role="button"
      tabindex={0}
      data-still
      data-drop={`field ${field}`}
      data-field={field}
      aria-label={cost === null ? text : labelled(text, village.points(cost))}
      {...pressed(() => send(way, table))}
    >
      <circle class="reach" r={reach} />
      <Tag at={[0, 0]} kind="arrive" icon={ANIMAL_ICONS[action.kind]}>
        {cost ?? ''}
      </Tag>
    </g>
  );
}

/** Disabled, but it tells the reason. */
function ClosedSign({ option, say }: Omit<FieldsProps, 'options'> & { option: FieldOption }) {
  const table = useTable();
  const text = table.words.labelled(fieldWords(option.field.name, table), option.why ?? '');
  return (
    <g
      class="sign closed"
      role="button"
      tabindex={0}
      aria-disabled="true"
      aria-label={text}
      onPointerEnter={() => say(text)}
      onPointerLeave={() => say(null)}
      onFocus={() => say(text)}
      onBlur={() => say(null)}
    >
      <g class="tag" aria-hidden="true">
        <circle r={10} />
        <path d="M-4 -4L4 4M4 -4L-4 4" />
      </g>
    </g>
  );
}

type FieldAction = ActionOf<'herd' | 'animal' | 'breed'>;

/** A field of the viewer's village while a destination is chosen. */
interface FieldOption {
  field: FieldExplanation;
  /** The actions that put an animal there; several where several kinds are asked for. */
  ways: { action: FieldAction; cost: number | null }[];
  /** Why none is legal. */
  why: string | null;
}

const isFieldAction = (action: Action): action is FieldAction =>
  action.type === 'herd' || action.type === 'animal' || action.type === 'breed';

const goalOf = (action: FieldAction): string => (action.type === 'herd' ? action.to : action.field);

/** Whether an action moves what is in hand; with empty hands, whether it takes from the supply. */
function moves(action: FieldAction, draft: Draft): boolean {
  if (action.type === 'herd')
    return draft.kind === 'animal' && action.kind === draft.animal && action.from === draft.from;
  return draft.kind !== 'animal' || action.kind === draft.animal;
}

/** Whether fields are to be chosen now. */
export const isGrazing = ({ asked, shownSeat, me, draft }: TableContext): boolean =>
  shownSeat === me &&
  (draft.kind === 'animal' || asked?.decision === 'animal' || asked?.decision === 'breed');

const NO_OPTIONS: readonly FieldOption[] = [];

export function fieldOptionsOf(table: TableContext): readonly FieldOption[] {
  if (table.me === null || !isGrazing(table)) return NO_OPTIONS;
  const { state, me, actions, draft, asked } = table;
  const from = draft.kind === 'animal' ? draft.from : null;
  const open = actions.filter(isFieldAction).filter((action) => moves(action, draft));
  return explainFields(state, me).flatMap((field): FieldOption[] => {
    const ways = open
      .filter((action) => goalOf(action) === field.name)
      .map((action) => ({ action, cost: action.type === 'herd' ? costOf(state, me, action) : null }));
    if (field.name === from || (ways.length === 0 && asked?.decision === 'breed')) return [];
    return [{ field, ways, why: ways.length > 0 ? null : whyClosed(field, table) }];
  });
}

/** A field in words: its tile, and the side of the tile. */
function fieldWords(name: string, { view, me, words }: TableContext): string {
  const placed = view.players[me ?? 0]!.village.find(({ tile }) => tile === name.split(':')[0]);
  return fieldName(name, words.story, placed?.rotation ?? 0);
}

function whyClosed(field: FieldExplanation, { state, me, draft, asked, view, words }: TableContext): string {
  const { closed } = words.village;
  const kinds = draft.kind === 'animal' ? [draft.animal] : Object.keys(view.players[me!]!.waiting ?? {});
  const shut = field.closedTo.find(({ kind }) => kinds.includes(kind));
  if (shut)
    return closed.others(
      shut.holds.map((kind) => noun(kind, words.story)).join(', '),
      noun(shut.kind, words.story),
    );
  if (draft.kind === 'animal' && draft.from !== null) {
    const steps = explainPair(state, me!, draft.from, field.name)?.steps ?? null;
    return steps === null ? closed.noWay : closed.tooFar(steps, asked?.points ?? 0);
  }
  const { village } = view.players[me!]!;
  const allowed = village.find(({ tile }) => tile === asked?.tile) ?? village[0]!;
  return closed.elsewhere(tileName(allowed.tile, words.story));
}

const HALVES = 12;
/** Distance of a field's sign from the centre of its tile. */
const OUT = 60;
/** The direction of half-edge 0 in degrees; each next one is 30 degrees on, clockwise. */
const FIRST = -105;

/** The ends of a half-edge in screen orientation. */
function ends(half: number): [Point, Point] {
  const edge = half >> 1;
  return half % 2 === 0 ? [CORNERS[edge]!, edgeMiddle(edge)] : [edgeMiddle(edge), CORNERS[(edge + 1) % 6]!];
}

const turned = (half: number, rotation: number): number => (half + 2 * rotation) % HALVES;

/** The outline of a field over all its tiles: a slice for every half-edge. */
export function fieldPath({ sectors }: FieldExplanation, rotationOf: (tile: string) => number): string {
  return sectors
    .flatMap(({ tile, q, r, halves }) => {
      const [x, y] = centreOf(q, r);
      const at = ([px, py]: Point): string => `${(x + px).toFixed(1)} ${(y + py).toFixed(1)}`;
      return halves.map((half) => {
        const [from, to] = ends(turned(half, rotationOf(tile)));
        return `M${at([0, 0])}L${at(from)}L${at(to)}Z`;
      });
    })
    .join('');
}

/** The position of a field's sign: in the middle of its widest part. */
export function fieldMiddle({ sectors }: FieldExplanation, rotationOf: (tile: string) => number): Point {
  const widest = sectors.reduce((best, sector) =>
    sector.halves.length > best.halves.length ? sector : best,
  );
  const angles = widest.halves.map(
    (half) => ((FIRST + 30 * turned(half, rotationOf(widest.tile))) * Math.PI) / 180,
  );
  const dx = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
  const dy = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
  const length = Math.hypot(dx, dy);
  // A field that surrounds the tile has no direction: any side will do.
  const angle = length < 0.5 ? angles[0]! : Math.atan2(dy, dx);
  const [x, y] = centreOf(widest.q, widest.r);
  return [x + OUT * Math.cos(angle), y + OUT * Math.sin(angle)];
}
