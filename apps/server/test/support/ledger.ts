import { isDeepStrictEqual } from 'node:util';
import type { View } from '@keyflower/engine';
import { applyPatch, type MessageOf, type ServerMessage } from '@keyflower/protocol';

export type Told = MessageOf<'events'>['events'][number];

/** Whoever missed more than this is sent a fresh view. */
const MAX_RESUMED = 100;

/**
 * Keeps the books of one client at one table, over all its connections: every message has to fit to what the client
 * knew before. What does not is written down in `complaints`.
 */
export class Ledger {
  readonly complaints: string[] = [];
  /** What the client was told, by its place in the story; a hole is what it never saw because a view came instead. */
  readonly story: (Told | undefined)[] = [];
  /** How often a patched view could be compared with a fresh one. */
  compared = 0;
  view: View | null = null;
  private readonly table: string;
  private readonly holes: { from: number; to: number }[] = [];

  constructor(table: string) {
    this.table = table;
  }

  get version(): number {
    return this.story.length;
  }

  hear(message: ServerMessage): void {
    if (message.type === 'view' && message.table === this.table) this.hearView(message);
    if (message.type === 'events' && message.table === this.table) this.hearEvents(message);
    if (message.type === 'done' && message.table === this.table && message.version < this.version) {
      this.complaints.push(`done at ${message.version} after ${this.version}`);
    }
  }

  private hearView({ version, view }: MessageOf<'view'>): void {
    if (version < this.version) this.complaints.push(`from ${this.version} back to ${version}`);
    if (version > this.version) this.holes.push({ from: this.version, to: version });
    // A whole view that brings no news has to be what all the patches before it have led to.
    else if (this.view) this.compare(this.view, view);
    this.story.length = version;
    this.view = view;
  }

  private hearEvents({ version, events, patch }: MessageOf<'events'>): void {
    if (version - events.length !== this.version) {
      this.complaints.push(`${events.length} events up to ${version} do not follow ${this.version}`);
    }
    this.story.push(...events);
    this.view = applyPatch(this.view as View, patch as Parameters<typeof applyPatch>[1]);
  }

  private compare(patched: View, fresh: View): void {
    this.compared += 1;
    if (isDeepStrictEqual(patched, fresh)) return;
    this.complaints.push(
      `at ${this.version} patched: ${JSON.stringify(patched)}, fresh: ${JSON.stringify(fresh)}`,
    );
  }

  /** A view that was lost with a connection proves nothing about the next one. */
  disconnected(): void {
    this.view = null;
  }

  /** Compares everything with the story as the server tells it in the end. */
  settle(whole: readonly Told[]): string[] {
    if (whole.length < this.version)
      this.complaints.push(`${whole.length} events of ${this.version} are left`);
    this.story.forEach((event, i) => {
      if (event === undefined || isDeepStrictEqual(event, whole[i])) return;
      this.complaints.push(`event ${i} was ${JSON.stringify(event)} and is ${JSON.stringify(whole[i])}`);
    });
    for (const { from, to } of this.holes) {
      const excused =
        from === 0 ||
        to - from > MAX_RESUMED ||
        whole.slice(from, to).some(({ type }) => type === ('undone' as string));
      if (!excused) this.complaints.push(`a view from ${from} to ${to} that nothing explains`);
    }
    return this.complaints;
  }
}
