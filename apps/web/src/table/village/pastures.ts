import {
  type Action,
  type ActionOf,
  explainFields,
  explainPair,
  type FieldExplanation,
} from '@keyflower/engine';
import { fieldName, noun, tileName } from '@keyflower/words/story/names';
import type { Draft } from '../desk/draft.ts';
import type { Scene } from '../scene.ts';
import { costOf } from './carrying.ts';

type FieldAction = ActionOf<'herd' | 'animal' | 'breed'>;

/** A field of my village while an animal looks for one. */
export interface Pasture {
  field: FieldExplanation;
  /** What brings an animal there; several where several kinds are asked for. */
  ways: { action: FieldAction; cost: number | null }[];
  /** Why none can come. */
  why: string | null;
}

const isFieldAction = (action: Action): action is FieldAction =>
  action.type === 'herd' || action.type === 'animal' || action.type === 'breed';

export const goalOf = (action: FieldAction): string => (action.type === 'herd' ? action.to : action.field);

/** Whether an action moves what is in hand; with nothing in hand, whatever comes from the supply. */
function moves(action: FieldAction, draft: Draft): boolean {
  if (action.type === 'herd')
    return draft.kind === 'animal' && action.kind === draft.animal && action.from === draft.from;
  return draft.kind !== 'animal' || action.kind === draft.animal;
}

/** Whether fields are to be chosen now. */
export const isGrazing = ({ asked, looking, me, draft }: Scene): boolean =>
  looking === me && (draft.kind === 'animal' || asked?.decision === 'animal' || asked?.decision === 'breed');

export function pasturesOf(scene: Scene): Pasture[] {
  const { state, me, actions, draft, asked } = scene;
  if (me === null || !isGrazing(scene)) return [];
  const from = draft.kind === 'animal' ? draft.from : null;
  const open = actions.filter(isFieldAction).filter((action) => moves(action, draft));
  return explainFields(state, me).flatMap((field): Pasture[] => {
    const ways = open
      .filter((action) => goalOf(action) === field.name)
      .map((action) => ({ action, cost: action.type === 'herd' ? costOf(state, me, action) : null }));
    if (field.name === from || (ways.length === 0 && asked?.decision === 'breed')) return [];
    return [{ field, ways, why: ways.length > 0 ? null : whyClosed(field, scene) }];
  });
}

/** A field as people find it: its tile, and where on it. */
export function fieldWords(name: string, { sight, me, words }: Scene): string {
  const placed = sight.players[me ?? 0].village.find(({ tile }) => tile === name.split(':')[0]);
  return fieldName(name, words.story, placed?.rotation ?? 0);
}

function whyClosed(field: FieldExplanation, { state, me, draft, asked, sight, words }: Scene): string {
  const { closed } = words.village;
  const kinds = draft.kind === 'animal' ? [draft.animal] : Object.keys(sight.players[me!].waiting ?? {});
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
  const { village } = sight.players[me!];
  const cradle = village.find(({ tile }) => tile === asked?.tile) ?? village[0];
  return closed.elsewhere(tileName(cradle.tile, words.story));
}
