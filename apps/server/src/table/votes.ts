import { Refused } from '../refused.ts';
import type { House } from './house.ts';
import type { LiveTable, OpenVote } from './live-table.ts';
import { commit } from './referee.ts';
import type { Asker } from './tell.ts';

interface Question {
  kind: OpenVote['kind'];
  by: number;
  entry?: number;
}

/** What a vote leads to; given by who knows how to carry it out. */
export interface Outcomes {
  agreed(table: LiveTable, vote: OpenVote): void;
  refused(table: LiveTable, vote: OpenVote): void;
}

const shown = ({ entry: _entry, ...vote }: OpenVote) => vote;

export function tellVotes(house: House, table: LiveTable): void {
  const votes = (table.live.votes ?? []).map(shown);
  house.audience.tellEach(table.id, () => ({ type: 'votes', table: table.id, votes }));
}

/** Puts a question to everyone who plays, whoever asks it aside. */
export function askEveryone(house: House, table: LiveTable, question: Question, asker: Asker | null): void {
  const votes = table.live.votes ?? [];
  if (votes.some(({ kind, by }) => kind === question.kind && by === question.by)) {
    throw new Refused('CONFLICT', 'this was already asked');
  }
  const id = (table.live.lastVote ?? 0) + 1;
  table.live.lastVote = id;
  const waiting = table
    .peoplePlaying()
    .map(({ seat }) => seat)
    .filter((seat) => seat !== question.by);
  table.live.votes = [...votes, { ...question, id, agreed: [], waiting }];
  keep(house, table, asker, question.by);
}

/** Undo needs everyone; who takes a left seat is decided by most. */
export function castVote(
  house: House,
  table: LiveTable,
  seat: number,
  ballot: { vote: number; agree: boolean },
  outcomes: Outcomes,
  asker: Asker,
): void {
  const vote = table.live.votes?.find(({ id }) => id === ballot.vote);
  if (!vote) throw new Refused('NOT_FOUND', 'there is no such question any more');
  if (!vote.waiting.includes(seat)) throw new Refused('FORBIDDEN', 'you have answered, or were not asked');
  vote.waiting = vote.waiting.filter((other) => other !== seat);
  if (ballot.agree) vote.agreed.push(seat);
  const decided = verdict(table, vote, ballot.agree);
  if (decided !== null) table.live.votes = table.live.votes!.filter((other) => other !== vote);
  keep(house, table, asker, seat, () => {
    if (decided === null) return;
    if (decided) outcomes.agreed(table, vote);
    else outcomes.refused(table, vote);
  });
}

function verdict(table: LiveTable, vote: OpenVote, latest: boolean): boolean | null {
  if (vote.kind === 'undo') {
    if (!latest) return false;
    return vote.waiting.length === 0 ? true : null;
  }
  const voters = table.peoplePlaying().length;
  if (vote.agreed.length * 2 >= voters) return true;
  return vote.waiting.length === 0 ? false : null;
}

function keep(
  house: House,
  table: LiveTable,
  asker: Asker | null,
  seat: number,
  then: () => void = () => {},
): void {
  const live = JSON.stringify(table.live);
  table.row = { ...table.row, live };
  commit(
    house,
    table,
    () => house.store.tables.set(table.id, { live }),
    () => {
      asker?.listener.send({
        type: 'done',
        table: table.id,
        id: asker.request,
        version: table.version(seat),
      });
      tellVotes(house, table);
      then();
    },
    asker,
  );
}
