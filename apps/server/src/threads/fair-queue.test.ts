import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const drain = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let job = queue.take(); job !== undefined; job = queue.take()) taken.push(job);
  return taken;
};

describe('the queue for threads', () => {
  it('lets tables take turns, however much one of them asks', () => {
    const queue = new FairQueue<string>();
    for (const n of [1, 2, 3, 4]) queue.add('busy', `busy ${n}`);
    queue.add('modest', 'modest 1');
    queue.add('third', 'third 1');
    queue.add('modest', 'modest 2');
    expect(queue.length).toBe(7);
    expect(drain(queue)).toEqual(['busy 1', 'modest 1', 'third 1', 'busy 2', 'modest 2', 'busy 3', 'busy 4']);
    expect(queue.length).toBe(0);
  });

  it('does not let a table come first by asking again', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 'a1');
    queue.add('b', 'b1');
    expect(queue.take()).toBe('a1');
    queue.add('a', 'a2');
    expect(drain(queue)).toEqual(['b1', 'a2']);
  });

  it('puts a job back before the others of its table', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 'a1');
    queue.add('a', 'a2');
    queue.putBack('a', queue.take()!);
    expect(drain(queue)).toEqual(['a1', 'a2']);
  });

  it('is empty once every job was taken', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 'a1');
    queue.add('b', 'b1');
    expect(queue.empty()).toEqual(['a1', 'b1']);
    expect(queue.length).toBe(0);
    expect(queue.take()).toBeUndefined();
  });
});
