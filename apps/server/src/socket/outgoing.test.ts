import { expect, test } from 'vitest';
import { Outgoing, type Receiver } from './outgoing.ts';
import { must } from '../../../../scripts/testing/must.ts';

class Reader implements Receiver {
  pending = 0;
  open = true;
  readonly unread: (() => void)[] = [];

  terminate(): void {
    this.open = false;
    for (const left of this.unread.splice(0)) left();
  }

  read(): void {
    this.unread.shift()?.();
  }
}

test('what is not read is bounded for all readers together, and the slowest are disconnected', () => {
  const readers = Array.from({ length: 50 }, () => new Reader());
  const outgoing = new Outgoing(1000, () => readers.filter(({ open }) => open));
  for (let round = 0; round < 100; round++) {
    readers.forEach((reader, i) => {
      if (!reader.open) return;
      reader.unread.push(outgoing.send(reader, 10));
      // Every tenth reader does not read at all.
      if (i % 10 > 0) reader.read();
      expect(outgoing.total).toBeLessThanOrEqual(1000);
    });
  }
  expect(readers.filter(({ open }, i) => open !== i % 10 > 0)).toEqual([]);
  expect(outgoing.total).toBe(0);
});

test('what one reader leaves unread is forgotten when it has left', () => {
  const reader = new Reader();
  const outgoing = new Outgoing(1000, () => [reader]);
  reader.unread.push(outgoing.send(reader, 400));
  expect(outgoing.total).toBe(400);
  must(reader.unread[0])();
  expect([outgoing.total, reader.pending]).toEqual([0, 0]);
});
