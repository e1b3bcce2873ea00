import { refused } from '../errors/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable, OpenVote } from './live-table.ts';
import { needsAll, prepareVotes, verdict, voters } from './open-votes.ts';
import { answerAgain } from './actions.ts';
import { commit } from './commit.ts';
import type { Requester } from './broadcast.ts';

/** Requests that may come again, since their answer was lost with a connection or a server. */
const MOST_BALLOTS = 12;

interface Question {
  kind: OpenVote['kind'];
  by: number;
  entry?: number;
  /** Who asks to join. */
  candidate?: string;
  /** Who agreed by asking. */
  agreed?: readonly number[];
}

/** Effects of a decided vote; passed in by the caller. */
export interface Outcomes {
  agreed(table: LiveTable, vote: OpenVote): void;
  refused(table: LiveTable, vote: OpenVote): void;
}

/** Opens a vote among all other players. */
export function askEveryone(
  context: TableContext,
  table: LiveTable,
  question: Question,
  requester: Requester | null,
): void {
  const votes = table.live.votes ?? [];
  const isAsked = votes.some(
    ({ kind, by, candidate }) =>
      kind === question.kind && by === question.by && candidate === question.candidate,
  );
  if (isAsked) {
    if (requester) answerAgain(table, question.by, requester);
    return;
  }
  const id = (table.live.lastVote ?? 0) + 1;
  table.live.lastVote = id;
  const agreed = [...(question.agreed ?? [])];
  const waiting = voters(table, question).filter((seat) => !agreed.includes(seat));
  table.live.votes = [...votes, { ...question, id, agreed, waiting }];
  keep(context, table, requester, question.by);
}

/** Counts an answer. One refusal ends a vote that needs everyone. */
export function castVote(
  context: TableContext,
  table: LiveTable,
  seat: number,
  ballot: { vote: number; agree: boolean },
  outcomes: Outcomes,
  requester: Requester,
): void {
  if (table.answerTo(seat, requester.request) !== undefined) {
    answerAgain(table, seat, requester);
    return;
  }
  if (!table.playing) throw refused('not-playing');
  const vote = table.live.votes?.find(({ id }) => id === ballot.vote);
  if (!vote) throw refused('vote-closed');
  if (!vote.waiting.includes(seat)) throw refused('vote-not-asked');
  vote.waiting = vote.waiting.filter((other) => other !== seat);
  if (ballot.agree) vote.agreed.push(seat);
  const decided = needsAll(vote) && !ballot.agree ? false : verdict(table, vote);
  if (decided !== null) table.live.votes = table.live.votes!.filter((other) => other !== vote);
  keep(context, table, requester, seat);
  // In the same commit: a crash leaves either an open vote or its effect, never neither.
  if (decided === true) outcomes.agreed(table, vote);
  if (decided === false) outcomes.refused(table, vote);
}

function keep(context: TableContext, table: LiveTable, requester: Requester | null, seat: number): void {
  if (requester) {
    const { ballots = [] } = table.live;
    table.live.ballots = [...ballots, [seat, requester.request] as [number, string]].slice(-MOST_BALLOTS);
  }
  const live = JSON.stringify(table.live);
  table.row = { ...table.row, live };
  const votes = prepareVotes(context, table);
  const version = table.version(seat);
  if (requester) table.remember(seat, requester.request, version);
  void commit(
    context,
    table,
    (tx) => tx.tables.set(table.id, { live }),
    () => {
      requester?.subscriber.send({ type: 'done', table: table.id, id: requester.request, version });
      votes();
    },
    requester,
  );
}
