import type { LiveTable, Told } from './live-table.ts';

/** What watchers know who were told everything of a table as it is in memory. */
export function toldOf({ row, seats, live, game, versions }: LiveTable): Told {
  const people = seats.map(({ key, person, bot, reserved, gone }) =>
    [key, person, bot, reserved, gone].join(),
  );
  const facts = [row.status, row.host, row.key, row.settings, row.result, row.rematch, row.reason, row.ended];
  const others = [live.absent, live.unconfirmed, live.draws?.commitments];
  return {
    versions: [...versions],
    length: game?.length ?? 0,
    isPublic: row.public === 1,
    info: [...facts, ...people, JSON.stringify(others)].join('\n'),
    votes: JSON.stringify(live.votes ?? []),
    clocks: JSON.stringify(live.times ?? []),
    isStarting: live.starting !== undefined,
    wishes: seats.map(({ auto_pass: mode, queued }) => `${mode} ${queued}`),
  };
}
