import { afterEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../../src/store/index.ts';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore } from '../support/open-store.ts';

describe.each(ENGINES)('known people (%s)', (kind) => {
  const open = openStore(kind);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Lets time pass for those who measure it, without waiting. */
  const later = (ms: number): void => {
    const now = performance.now() + ms;
    vi.spyOn(performance, 'now').mockReturnValue(now);
  };
  const changedElsewhere = (name: string) => open.database.query(`UPDATE people SET name = '${name}'`);
  const name = (id: string): string | undefined => open.store.people.known(id)?.name;

  it('are known after they were loaded', async () => {
    await open.guests('a', 'b');
    const { people } = open.store;
    expect(people.known('a')).toBeUndefined();
    await people.load(['a', null, 'b', 'a', 'none']);
    expect([name('a'), name('b'), name('none')]).toEqual(['Name of a', 'Name of b', undefined]);
    expect(people.known('a')).toEqual(await open.read((tx) => tx.people.get('a')));
  });

  it('need no other read while they are fresh', async () => {
    await open.guests('a');
    const { people } = open.store;
    expect(people.load([])).toBeNull();
    expect(people.load([null])).toBeNull();
    later(0);
    await people.load(['a', 'none']);
    expect(people.load(['a', 'none', null])).toBeNull();
    later(499);
    expect(people.load(['a', 'none'])).toBeNull();
    await changedElsewhere('Other');
    later(501);
    const again = people.load(['a']);
    expect(again).toBeInstanceOf(Promise);
    await again;
    expect(people.load(['a'])).toBeNull();
  });

  it('need no other read while no other process changes anything, where that is known', async () => {
    await open.guests('a');
    const { people } = open.store;
    later(0);
    await people.load(['a']);
    await open.commit((tx) => tx.people.set('a', { name: 'New' }));
    later(5000);
    expect(people.load(['a']) === null).toBe(kind === 'sqlite');
    expect((await people.get('a'))?.name).toBe('New');
    await changedElsewhere('Other');
    expect((await people.get('a'))?.name).toBe('New');
    later(500);
    expect((await people.get('a'))?.name).toBe('Other');
  });

  it('that were being read when another process changed them are read again', async () => {
    await open.guests('a');
    const { people } = open.store;
    later(0);
    await people.load(['none']);
    const reading = people.load(['a']);
    later(600);
    await changedElsewhere('Other');
    await reading;
    later(1200);
    expect((await people.get('a'))?.name).toBe('Other');
  });

  it('are read again after half a second', async () => {
    await open.guests('a');
    const { people } = open.store;
    later(0);
    expect((await people.get('a'))?.name).toBe('Name of a');
    await changedElsewhere('Other');
    expect((await people.get('a'))?.name).toBe('Name of a');
    later(500);
    expect(name('a')).toBe('Name of a');
    expect((await people.get('a'))?.name).toBe('Other');
    expect(name('a')).toBe('Other');
    expect(await people.get('none')).toBeUndefined();
  });

  it('are all read again when another process has changed some', async () => {
    await open.guests('a', 'b', 'c');
    const { people } = open.store;
    await people.load(['a', 'b']);
    await changedElsewhere('Other');
    await people.refresh();
    expect([name('a'), name('b'), name('c')]).toEqual(['Other', 'Other', undefined]);
  });

  it('are current before anyone is told of a commit', async () => {
    await open.guests('a', 'b');
    const { people, journal } = open.store;
    await people.load(['a', 'none']);
    const told = new Promise<unknown>((resolve, reject) => {
      journal.add(
        async (tx) => {
          await tx.people.set('a', { name: 'New' });
          await tx.people.addGuest('none', 'Not none', 'en', NOW);
        },
        () => resolve([name('a'), name('none')]),
        reject,
      );
    });
    expect(name('a')).toBe('Name of a');
    expect(await told).toEqual(['New', 'Not none']);
    await open.commit((tx) => tx.people.set('a', { name: 'Newer', seen: NOW + 5 }));
    expect(people.known('a')).toMatchObject({ name: 'Newer', seen: NOW + 5 });
    await open.commit((tx) => tx.people.forget('a', NOW));
    expect(people.known('a')).toMatchObject({ name: '', deleted: NOW });
    await open.commit((tx) => tx.people.dropTraceless('a'));
    expect(people.known('a')).toBeUndefined();
    expect(people.load(['a'])).toBeNull();
  });

  it('are not changed by a write that fails', async () => {
    await open.guests('a');
    await open.store.people.load(['a']);
    const before = open.store.people.known('a');
    const failing = open.commit(async (tx) => {
      await tx.people.set('a', { name: 'Never' });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(open.store.people.known('a')).toEqual(before);
    await new Promise<void>((resolve, reject) => {
      open.store.journal.add(
        async (tx) => {
          await tx.people.set('a', { name: 'Never' });
          await tx.people.addGuest('a', 'twice', 'en', NOW);
        },
        () => reject(new Error('stored')),
        () => resolve(),
      );
    });
    expect(open.store.people.known('a')).toEqual(before);
  });

  it('are those of the last commit, whenever they are read', async () => {
    await open.guests('a', 'b');
    const { people } = open.store;
    for (let i = 0; i < 20; i++) {
      later(1000);
      const reading = i % 2 === 0 ? people.load(['a', 'b']) : people.refresh();
      const written = open.commit((tx) => tx.people.set('a', { name: `${i}` }));
      const also = people.get('a');
      await written;
      expect((await open.read((tx) => tx.people.get('a')))?.name).toBe(`${i}`);
      await Promise.all([reading, also]);
      expect(name('a')).toBe(`${i}`);
    }
  });

  it('are read while others are changed all the time', async () => {
    await open.guests('a', 'b');
    const changing = new AbortController();
    const changes = (async () => {
      for (let i = 0; !changing.signal.aborted; i++) {
        await open.commit((tx) => tx.people.set('b', { seen: i }));
      }
    })();
    for (let i = 0; i < 5; i++) {
      later(1000);
      expect((await open.store.people.get('a'))?.name).toBe('Name of a');
    }
    changing.abort();
    await changes;
  });

  it('of one process learn what another has stored', async () => {
    await open.guests('a');
    await open.store.people.load(['a']);
    const other = await Store.open(open.database.target);
    await other.journal.commit((tx) => tx.people.set('a', { name: 'From there' }));
    await other.close();
    await open.store.people.refresh();
    expect(name('a')).toBe('From there');
  });
});
