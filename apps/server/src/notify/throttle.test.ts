import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Occasion, channelsNow } from './throttle.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

const minute = 60_000;
const numRuns = FULL ? 20_000 : 1000;

const firstTurn: Occasion = {
  now: 1000 * minute,
  settings: { push: true, mail: true, mailEvery: 60 },
  watching: false,
  live: false,
  owedSince: 1000 * minute,
  told: {},
};

describe('your turn is announced', () => {
  it('by push and by mail to an absent person', () => {
    expect(channelsNow(firstTurn)).toEqual({ push: true, mail: true });
  });

  it('not at all to a person who is watching the table', () => {
    expect(channelsNow({ ...firstTurn, watching: true })).toEqual({ push: false, mail: false });
  });

  it('only by the channels that are switched on', () => {
    const { settings } = firstTurn;
    expect(channelsNow({ ...firstTurn, settings: { ...settings, push: false } })).toEqual({
      push: false,
      mail: true,
    });
    expect(channelsNow({ ...firstTurn, settings: { ...settings, mail: false } })).toEqual({
      push: true,
      mail: false,
    });
  });

  it('never by mail at a live table', () => {
    expect(channelsNow({ ...firstTurn, live: true })).toEqual({ push: true, mail: false });
  });

  it('by a second push a minute after the first at the earliest', () => {
    const { now } = firstTurn;
    const soon = { ...firstTurn, live: true, told: { push: now - minute + 1 } };
    expect(channelsNow(soon)).toEqual({ push: false, mail: false, again: now + 1 });
    expect(channelsNow({ ...soon, told: { push: now - minute } })).toEqual({ push: true, mail: false });
  });

  it('by one push only for one turn, however long it lasts', () => {
    const { now } = firstTurn;
    const waiting = {
      ...firstTurn,
      live: true,
      owedSince: now - 500 * minute,
      told: { push: now - 500 * minute },
    };
    expect(channelsNow(waiting)).toEqual({ push: false, mail: false });
  });

  it('by mail again only after the person has acted at the table', () => {
    const { now } = firstTurn;
    const mailed = { ...firstTurn, told: { mail: now - 900 * minute }, mailed: now - 900 * minute };
    expect(channelsNow(mailed).mail).toBe(false);
    expect(channelsNow({ ...mailed, acted: now - 901 * minute }).mail).toBe(false);
    expect(channelsNow({ ...mailed, acted: now - 900 * minute }).mail).toBe(false);
    expect(channelsNow({ ...mailed, acted: now - 899 * minute }).mail).toBe(true);
  });

  it('by mail as often as the person wishes, whatever the table', () => {
    const { now, settings } = firstTurn;
    const elsewhere = { ...firstTurn, mailed: now - 59 * minute };
    expect(channelsNow(elsewhere)).toEqual({ push: true, mail: false, again: now + minute });
    expect(channelsNow({ ...elsewhere, settings: { ...settings, mailEvery: 30 } }).mail).toBe(true);
    expect(channelsNow({ ...elsewhere, mailed: now - 60 * minute }).mail).toBe(true);
  });
});

const time = fc.nat({ max: 200 * minute });
const maybe = (at: fc.Arbitrary<number>) => fc.option(at, { nil: undefined });
const settingsOf = fc.record({
  push: fc.boolean(),
  mail: fc.boolean(),
  mailEvery: fc.constantFrom(0, 1, 5, 60),
});

describe('the time of the next attempt', () => {
  const occasion: fc.Arbitrary<Occasion> = fc
    .record({
      settings: settingsOf,
      watching: fc.boolean(),
      live: fc.boolean(),
      owedSince: time,
      told: fc.record({ push: maybe(time), mail: maybe(time) }),
      acted: maybe(time),
      mailed: maybe(time),
    })
    .map((rest) => ({ now: 200 * minute, ...rest }));

  it('opens a channel at the time given, and none a moment earlier', () => {
    fc.assert(
      fc.property(occasion, (now) => {
        const first = channelsNow(now);
        if (first.again === undefined) return;
        expect(first.again).toBeGreaterThan(now.now);
        const before = channelsNow({ ...now, now: first.again - 1 });
        expect([before.push, before.mail]).toEqual([first.push, first.mail]);
        const then = channelsNow({ ...now, now: first.again });
        expect((then.push && !first.push) || (then.mail && !first.mail)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('is absent where another attempt would be pointless', () => {
    fc.assert(
      fc.property(occasion, time, (now, later) => {
        const first = channelsNow(now);
        if (first.again !== undefined) return;
        const then = channelsNow({ ...now, now: now.now + later });
        expect([then.push, then.mail]).toEqual([first.push, first.mail]);
      }),
      { numRuns },
    );
  });
});

/** One person, three tables (the last of them live), and what may happen there. */
const tables = ['rose', 'crown', 'live'] as const;
const happening = fc.record({
  pause: fc.oneof(fc.nat({ max: 90_000 }), fc.nat({ max: 90 * minute })),
  table: fc.constantFrom(...tables),
  what: fc.constantFrom('turn', 'act', 'asked again'),
  watching: fc.boolean(),
});

interface Told {
  at: number;
  table: string;
  turn: number;
  acted: number | undefined;
  watching: boolean;
}

function live(
  settings: Occasion['settings'],
  day: { pause: number; table: string; what: string; watching: boolean }[],
) {
  const pushes: Told[] = [];
  const mails: Told[] = [];
  const owed = new Map<string, number>();
  const acted = new Map<string, number>();
  let now = 0;
  for (const { pause, table, what, watching } of day) {
    now += pause;
    if (what === 'act') {
      acted.set(table, now);
      owed.delete(table);
    }
    if (what === 'turn') owed.set(table, now);
    const turn = owed.get(table);
    if (turn === undefined) continue;
    const last = (of: Told[]) => of.filter((told) => told.table === table).at(-1)?.at;
    const channels = channelsNow({
      now,
      settings,
      watching,
      live: table === 'live',
      owedSince: turn,
      told: { push: last(pushes), mail: last(mails) },
      acted: acted.get(table),
      mailed: mails.at(-1)?.at,
    });
    const told = { at: now, table, turn, acted: acted.get(table), watching };
    if (channels.push) pushes.push(told);
    if (channels.mail) mails.push(told);
  }
  return { pushes, mails };
}

describe('over any day of play', () => {
  it('no person is told too often, nor about what they see', () => {
    fc.assert(
      fc.property(settingsOf, fc.array(happening, { maxLength: 60 }), (settings, day) => {
        const { pushes, mails } = live(settings, day);
        expect([...pushes, ...mails].filter(({ watching }) => watching)).toEqual([]);
        expect(settings.push || pushes.length === 0).toBe(true);
        expect(settings.mail || mails.length === 0).toBe(true);
        expect(mails.filter(({ table }) => table === 'live')).toEqual([]);
        mails.slice(1).forEach((mail, i) => {
          expect(mail.at - (mails[i]?.at ?? 0)).toBeGreaterThanOrEqual(settings.mailEvery * minute);
        });
        for (const table of tables) {
          const here = (told: Told) => told.table === table;
          const [pushesHere, mailsHere] = [pushes.filter(here), mails.filter(here)];
          pushesHere.slice(1).forEach((push, i) => {
            expect(push.at - (pushesHere[i]?.at ?? 0)).toBeGreaterThanOrEqual(minute);
            expect(push.turn).not.toBe(pushesHere[i]?.turn);
          });
          mailsHere.slice(1).forEach((mail, i) => {
            expect(mail.acted).toBeGreaterThan(mailsHere[i]?.at ?? 0);
          });
        }
      }),
      { numRuns },
    );
  });
});
