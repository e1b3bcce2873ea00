import { isDeepStrictEqual } from 'node:util';
import type { View } from '@keyflower/engine';
import { applyPatch, type MessageOf, type ServerMessage } from '@keyflower/protocol';

export type Told = MessageOf<'events'>['events'][number];

/** A client that missed more events than this is sent a new view. */
const MAX_RESUMED = 100;

/**
 * Checks everything one client is told at one table, over all its connections: every message must follow from what
 * the client knew before. Violations are collected in `violations`.
 */
export class MessageAudit {
  readonly violations: string[] = [];
  /** Received events by index; gaps are events that the client missed because a view came instead. */
  readonly events: (Told | undefined)[] = [];
  /** Number of comparisons between a patched view and a new one. */
  compared = 0;
  view: View | null = null;
  private readonly table: string;
  private readonly gaps: { from: number; to: number }[] = [];

  constructor(table: string) {
    this.table = table;
  }

  get version(): number {
    return this.events.length;
  }

  check(message: ServerMessage): void {
    if (message.type === 'view' && message.table === this.table) this.checkView(message);
    if (message.type === 'events' && message.table === this.table) this.checkEvents(message);
    if (message.type === 'done' && message.table === this.table && message.version < this.version) {
      this.violations.push(`done at ${message.version} after ${this.version}`);
    }
  }

  private checkView({ version, view }: MessageOf<'view'>): void {
    if (version < this.version) this.violations.push(`from ${this.version} back to ${version}`);
    if (version > this.version) this.gaps.push({ from: this.version, to: version });
    // A complete view without new events must equal the result of all patches before it.
    else if (this.view) this.compare(this.view, view);
    this.events.length = version;
    this.view = view;
  }

  private checkEvents({ version, events, patch }: MessageOf<'events'>): void {
    if (version - events.length !== this.version) {
      this.violations.push(`${events.length} events up to ${version} do not follow ${this.version}`);
    }
    this.events.push(...events);
    this.view = applyPatch(this.view as View, patch as Parameters<typeof applyPatch>[1]);
  }

  private compare(patched: View, fresh: View): void {
    this.compared += 1;
    if (isDeepStrictEqual(patched, fresh)) return;
    this.violations.push(
      `at ${this.version} patched: ${JSON.stringify(patched)}, fresh: ${JSON.stringify(fresh)}`,
    );
  }

  /** A view that was lost with a connection proves nothing about the next one. */
  disconnected(): void {
    this.view = null;
  }

  /** Compares everything with the server's final event log. */
  settle(whole: readonly Told[]): string[] {
    if (whole.length < this.version)
      this.violations.push(`${whole.length} events of ${this.version} are left`);
    this.events.forEach((event, i) => {
      if (event === undefined || isDeepStrictEqual(event, whole[i])) return;
      this.violations.push(`event ${i} was ${JSON.stringify(event)} and is ${JSON.stringify(whole[i])}`);
    });
    for (const { from, to } of this.gaps) {
      const excused =
        from === 0 ||
        to - from > MAX_RESUMED ||
        whole.slice(from, to).some(({ type }) => type === ('undone' as string));
      if (!excused) this.violations.push(`a view from ${from} to ${to} that nothing explains`);
    }
    return this.violations;
  }
}
