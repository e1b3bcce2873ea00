import type { GameEvent } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import { atLeast } from '../../../../scripts/testing/must.ts';

/** Events that reveal something new to everyone and may therefore differ: draws, sealed answers, and who is done. */
const REVEALS: ReadonlySet<string> = new Set<GameEvent['type']>([
  'boat-loaded',
  'season-began',
  'placing-done',
  'placements-shown',
  'offers-shown',
  'game-over',
]);

/** Waiting tables are announced by a timer, so their order relative to the game is not fixed. */
const UNORDERED = ['{"type":"waiting"', '{"type":"pong"'];

/** What a client was told, in order, without messages sent by a timer. */
export const inOrder = (texts: readonly string[]): string[] =>
  texts.filter((text) => !UNORDERED.some((start) => text.startsWith(start)));

/** Normalises a text for comparison between servers: dates become ordinals, seeds and start times placeholders. */
export class Normal {
  private readonly dates = new Map<string, string[]>();

  of(text: string): string {
    return text
      .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"*"')
      .replaceAll(/"build":"[^"]*"/g, '"build":"*"')
      .replaceAll(/\bworld-\d\b/g, 'world-*')
      .replaceAll(/"(at|updated|ended)":(\d+)/g, (_, name: string, at: string) => {
        const dates = this.dates.get(name) ?? [];
        if (!dates.includes(at)) this.dates.set(name, [...dates, at]);
        return `"${name}":"date ${this.dates.get(name)!.indexOf(at)}"`;
      });
  }
}

function eventsIn(text: string | undefined): readonly { type: string; player?: number }[] {
  const message = text === undefined ? null : (JSON.parse(text) as ServerMessage);
  return message?.type === 'events' ? message.events : [];
}

/** Whether an event revealed something new to a viewer: public draws, or what they drew themselves. */
function firstReveal(events: ReturnType<typeof eventsIn>, viewer: number | null): number {
  return events.findIndex(
    ({ type, player }) =>
      REVEALS.has(type) || (type.startsWith('drew-') && viewer !== null && player === viewer),
  );
}

/**
 * Compares what a viewer was told on two servers. Returns whether it was the same, or the first difference; where
 * something was revealed to the viewer, only the messages before it have to be the same.
 */
export function compareStreams(
  [x, y]: readonly [readonly string[], readonly string[]],
  [normalX, normalY]: readonly [Normal, Normal],
  viewer: number | null,
): 'same' | 'shown' | { x: string | undefined; y: string | undefined } {
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const [a, b] = [x[i], y[i]];
    if (a !== undefined && b !== undefined && normalX.of(a) === normalY.of(b)) continue;
    const [before, after] = atLeast(
      2,
      [a, b].map((text) => {
        const events = eventsIn(text);
        const shown = firstReveal(events, viewer);
        return { shown, known: JSON.stringify(events.slice(0, shown < 0 ? events.length : shown)) };
      }),
    );
    const shown = before.shown >= 0 || after.shown >= 0;
    return shown && before.known === after.known ? 'shown' : { x: a, y: b };
  }
  return 'same';
}
