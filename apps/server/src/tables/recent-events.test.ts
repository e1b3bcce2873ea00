import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ToldEntry } from './event-log.ts';
import { MAX_RESUMED, RecentEvents } from './recent-events.ts';

/** Entries of a game with a spectator and two seats, each of which is told of some events. */
const entries = fc
  .array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 80 })
  .map((told) => {
    const versions = [0, 0, 0];
    return told.map((events, n): ToldEntry => {
      const before = [...versions];
      for (const [viewer, count] of events.entries()) versions[viewer]! += count;
      return { n, versions: before, told: { type: 'restored', hash: String(n) } };
    });
  });

test('a loaded table has the same recent events as one that was played', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const [played, loaded] = [new RecentEvents(), new RecentEvents()];
      for (const entry of all) played.add(entry);
      loaded.load(all);
      const last = all.at(-1)!;
      for (const [viewer, version] of last.versions.entries()) {
        for (let since = 0; since <= version; since++)
          expect(loaded.from(viewer, since)).toEqual(played.from(viewer, since));
        // Enough to resume from as far back as that is allowed.
        expect(loaded.from(viewer, Math.max(0, version - MAX_RESUMED))).not.toBeNull();
      }
      for (const { n } of all) expect(loaded.entry(n)).toEqual(played.entry(n));
    }),
    { numRuns: 30 },
  );
});
