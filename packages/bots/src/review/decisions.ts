import {
  type Action,
  cloneState,
  countActions,
  type DecisionKind,
  decisionOf,
  type Edition,
  type GivenAction,
  isOver,
  type RecordHeader,
  replayRecord,
  type Season,
  SEASONS,
  type State,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';

/** A decision of a record with the true state before it. */
export interface RecordedDecision {
  at: number;
  seat: number;
  season: Season;
  decision: DecisionKind;
  action: Action;
  state: State;
  /** Whether there was more than one legal action. */
  isOpen: boolean;
}

export interface RecordedGame {
  header: RecordHeader;
  decisions: readonly RecordedDecision[];
  end: State;
  /** How many steps the record has. */
  steps: number;
}

/** Payments, transports and what animals do follow from the turn; they are not reviewed on their own. */
const REVIEWED: ReadonlySet<DecisionKind> = new Set(['turn', 'choose', 'boat', 'place', 'offer']);

/** An action with all its fields, whatever the record leaves out. */
function complete(action: GivenAction): Action {
  switch (action.type) {
    case 'bid':
      return { ...action, screen: action.screen ?? 0, groups: action.groups ?? [] };
    case 'use':
      return { ...action, screen: action.screen ?? {}, groups: action.groups ?? [] };
    case 'upgrade':
      return {
        ...action,
        pay: { resources: { ...action.pay?.resources }, skills: { ...action.pay?.skills } },
      };
    default:
      return action;
  }
}

/** The state after the set-up, whose draws come before the first action. */
function startOf(edition: Edition, lines: readonly unknown[]): State {
  const isDraw = (line: unknown): boolean => typeof line === 'object' && line !== null && 'chance' in line;
  const first = lines.findIndex((line, at) => at > 0 && !isDraw(line));
  return replayRecord(edition, first < 0 ? lines : lines.slice(0, first)).state;
}

/** The decisions of a record that can be reviewed, without those that were taken back. */
export function decisionsIn(edition: Edition, lines: readonly unknown[]): RecordedGame {
  const decisions: (RecordedDecision & { entry: number })[] = [];
  let steps = 0;
  let before = startOf(edition, lines);
  const replayed = replayRecord(edition, lines, {
    onEntry(entry, state) {
      if ('undo' in entry) {
        steps += 1;
        while ((decisions.at(-1)?.entry ?? 0) >= entry.undo) decisions.pop();
      } else if ('action' in entry) {
        const { n, player: seat, action } = entry;
        const decision = decisionOf(before, seat);
        if (decision && REVIEWED.has(decision)) {
          const season = SEASONS[before.bytes[S.SEASON]];
          const isOpen = countActions(before, seat) > 1;
          const at = steps;
          decisions.push({
            entry: n,
            at,
            seat,
            season,
            decision,
            action: complete(action),
            state: before,
            isOpen,
          });
        }
        steps += 1;
      }
      before = cloneState(state);
    },
  });
  return { header: replayed.header, decisions, end: replayed.state, steps };
}

/** Whether there is a result to review: hidden information of a running game must not be used. */
export const isFinished = ({ end }: RecordedGame): boolean => isOver(end);
