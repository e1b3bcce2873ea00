import type { GameEvent } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';

/** What everybody is now shown tells something new, so it may differ: draws, sealed answers, and who is done. */
const REVEALS: ReadonlySet<string> = new Set<GameEvent['type']>([
  'boat-loaded',
  'season-began',
  'placing-done',
  'placements-shown',
  'offers-shown',
  'game-over',
]);

/** Who is there, and which tables wait, is told at leisure: the moment depends on timers, not on the game. */
const UNORDERED = ['{"type":"presence"', '{"type":"waiting"', '{"type":"pong"'];

/** What a client was told, in order, less what comes at any time. */
export const inOrder = (texts: readonly string[]): string[] =>
  texts.filter((text) => !UNORDERED.some((start) => text.startsWith(start)));

/** Writes a text so that two houses can be compared: dates by how many came before, seeds and starts by a word. */
export class Normal {
  private readonly dates = new Map<string, string[]>();

  of(text: string): string {
    return text
      .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"*"')
      .replaceAll(/"build":"[^"]*"/g, '"build":"*"')
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

/** Where a viewer was shown something new: lots that were drawn, or what they drew themselves. */
function firstReveal(events: ReturnType<typeof eventsIn>, viewer: number | null): number {
  return events.findIndex(
    ({ type, player }) =>
      REVEALS.has(type) || (type.startsWith('drew-') && viewer !== null && player === viewer),
  );
}

/**
 * Compares what a viewer was told in two houses. Says whether it was the same, or where it first was not; where
 * something was shown to them, only what came before has to be the same.
 */
export function compareStreams(
  [x, y]: readonly [readonly string[], readonly string[]],
  [normalX, normalY]: readonly [Normal, Normal],
  viewer: number | null,
): 'same' | 'shown' | { x: string | undefined; y: string | undefined } {
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const [a, b] = [x[i] as string | undefined, y[i] as string | undefined];
    if (a !== undefined && b !== undefined && normalX.of(a) === normalY.of(b)) continue;
    const [before, after] = [a, b].map((text) => {
      const events = eventsIn(text);
      const shown = firstReveal(events, viewer);
      return { shown, known: JSON.stringify(events.slice(0, shown < 0 ? events.length : shown)) };
    });
    const shown = before.shown >= 0 || after.shown >= 0;
    return shown && before.known === after.known ? 'shown' : { x: a, y: b };
  }
  return 'same';
}
