import { type Story, tileName } from '@keyflower/words/story/names';
import { type Cast, tell } from '@keyflower/words/story/tell';
import type { ToldEvent } from '../model.ts';

/** A tile that is named in a line has its card. */
export type LogPart = string | { tile: string; name: string };

export interface LogLine {
  /** The event's place in the whole story. */
  key: number;
  text: string;
  parts: LogPart[];
}

/** What one player did at a stretch; nobody's: what happened to all. */
export interface LogTurn {
  key: number;
  seat: number | null;
  lines: LogLine[];
}

export interface LogChapter {
  key: number;
  title: string | null;
  turns: LogTurn[];
}

/** Events with which somebody's turn begins, even if it was theirs before. */
const BEGINS: ReadonlySet<string> = new Set<ToldEvent['type']>(['passed', 'bid', 'used', 'undone']);

/** Every tile that an event names. */
function tilesOf(event: ToldEvent): string[] {
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const named = ['tile', 'boat', 'from', 'to', 'group', 'field'].flatMap((key) => {
    const value = given[key];
    return typeof value === 'string' ? [value.split(':')[0]] : [];
  });
  const groups = 'groups' in event ? event.groups : [];
  const placed =
    event.type === 'placements-shown' ? [...event.placements, ...event.setAside].map(({ tile }) => tile) : [];
  return [...named, ...groups, ...placed];
}

/** A line cut at the names of tiles; longer names first, so that none is taken for the beginning of another. */
export function cutAtTiles(text: string, tiles: readonly string[], story: Story): LogPart[] {
  const [first, ...rest] = [...new Set(tiles)]
    .map((tile) => ({ tile, name: tileName(tile, story) }))
    .sort((a, b) => b.name.length - a.name.length);
  if (!first) return text === '' ? [] : [text];
  const others = rest.map(({ tile }) => tile);
  return text
    .split(first.name)
    .flatMap((piece, i) => [...(i > 0 ? [first] : []), ...cutAtTiles(piece, others, story)]);
}

/** The newest lines of the story, at most so many, by season and turn. */
export function chaptersOf(
  events: readonly ToldEvent[],
  cast: Cast,
  story: Story,
  most: number,
): LogChapter[] {
  const chapters: LogChapter[] = [];
  for (const { key, event, told } of newest(events, cast, story, most)) {
    if (told.heading || chapters.length === 0)
      chapters.push({ key, title: told.heading ? told.text : null, turns: [] });
    if (told.heading) continue;
    const { turns } = chapters[chapters.length - 1];
    const seat = 'player' in event ? event.player : null;
    const last = turns.at(-1);
    const turn = last && last.seat === seat && !BEGINS.has(event.type) ? last : { key, seat, lines: [] };
    if (turn !== last) turns.push(turn);
    turn.lines.push({ key, text: told.text, parts: cutAtTiles(told.text, tilesOf(event), story) });
  }
  return chapters;
}

/** How many lines these are, titles included. */
export const linesIn = (chapters: readonly LogChapter[]): number =>
  chapters.reduce(
    (sum, { title, turns }) =>
      turns.reduce((inTurns, { lines }) => inTurns + lines.length, sum + (title === null ? 0 : 1)),
    0,
  );

function newest(events: readonly ToldEvent[], cast: Cast, story: Story, most: number) {
  const lines = [];
  for (let key = events.length - 1; key >= 0 && lines.length < most; key--) {
    const event = events[key];
    const told = tell(event, cast, story);
    if (told) lines.unshift({ key, event, told });
  }
  return lines;
}
