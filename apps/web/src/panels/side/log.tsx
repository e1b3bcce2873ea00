import { type Story, tileName } from '@keyflower/words/story/names';
import { type NameOfSeat, tell } from '@keyflower/words/story/tell';
import { useComputed, useSignal } from '@preact/signals';
import { SeatPlate } from '../../art/index.ts';
import { namesThen, type ToldEvent, undoneEvents, useTable } from '../../play/index.ts';
import { Newest, useNewest } from './newest.tsx';

/** A part of a line; tile names open the tile's card. */
export type LogPart = string | { tile: string; name: string };

export interface LogLine {
  /** Index of the event. */
  key: number;
  text: string;
  /** The tiles that it names. */
  tiles: string[];
  parts: LogPart[];
  /** It was undone later. */
  undone: boolean;
}

/** Consecutive lines of one player; `seat` is null for what concerns all. */
export interface LogTurn {
  key: number;
  seat: number | null;
  lines: LogLine[];
}

export interface LogChapter {
  key: number;
  title: string | null;
  /** The season's change was undone later. */
  undone: boolean;
  turns: LogTurn[];
}

/** Events that begin a new turn, even of the same player. */
const BEGINS: ReadonlySet<string> = new Set<ToldEvent['type']>([
  'passed',
  'bid',
  'used',
  'undone',
  'seat-changed',
  'restored',
]);

/** Every tile that an event names. */
function tilesOf(event: ToldEvent): string[] {
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const named = ['tile', 'boat', 'from', 'to', 'group', 'field'].flatMap((key) => {
    const value = given[key];
    return typeof value === 'string' ? [value.split(':')[0]!] : [];
  });
  const groups = 'groups' in event ? event.groups : [];
  const placed =
    event.type === 'placements-shown' ? [...event.placements, ...event.setAside].map(({ tile }) => tile) : [];
  return [...named, ...groups, ...placed];
}

/** Splits a line at tile names; longer names first, since one may be the beginning of another. */
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

/** The newest lines of the log, at most `most`, by season and turn. */
export function chaptersOf(
  events: readonly ToldEvent[],
  nameOf: NameOfSeat,
  story: Story,
  most: number,
): LogChapter[] {
  const chapters: LogChapter[] = [];
  const undone = undoneEvents(events);
  for (const { key, event, told } of newestLines(events, nameOf, story, most)) {
    if (told.heading || chapters.length === 0)
      chapters.push({
        key,
        title: told.heading ? told.text : null,
        undone: told.heading && undone[key]!,
        turns: [],
      });
    if (told.heading) continue;
    const { turns } = chapters.at(-1)!;
    const seat = 'player' in event ? event.player : null;
    const last = turns.at(-1);
    const turn = last && last.seat === seat && !BEGINS.has(event.type) ? last : { key, seat, lines: [] };
    if (turn !== last) turns.push(turn);
    const tiles = tilesOf(event);
    const parts = cutAtTiles(told.text, tiles, story);
    turn.lines.push({ key, text: told.text, tiles, parts, undone: undone[key]! });
  }
  return chapters;
}

/** How many lines these are, titles included. */
const linesIn = (chapters: readonly LogChapter[]): number =>
  chapters.reduce(
    (sum, { title, turns }) =>
      turns.reduce((inTurns, { lines }) => inTurns + lines.length, sum + (title === null ? 0 : 1)),
    0,
  );

function newestLines(events: readonly ToldEvent[], nameOf: NameOfSeat, story: Story, most: number) {
  const lines = [];
  const nameThen = namesThen(events, nameOf, story);
  for (let key = events.length - 1; key >= 0 && lines.length < most; key--) {
    const event = events[key]!;
    const told = tell(event, nameThen(key), story);
    if (told) lines.unshift({ key, event, told });
  }
  return lines;
}

/** Lines rendered at first, and added on request: a long list would slow down every move. */
const FIRST_LINES = 40;
const MORE_LINES = 120;

const Words = ({ parts }: { parts: readonly LogPart[] }) => (
  <>
    {parts.map((part, i) =>
      typeof part === 'string' ? (
        part
      ) : (
        <span key={i} class="tile-word" data-card={part.tile}>
          {part.name}
        </span>
      ),
    )}
  </>
);

/** In a replay, lines lead to the moment they tell of. */
export interface LogJumps {
  /** What a line does, for its title. */
  label: string;
  /** Whether a line belongs to the moment that is shown, or comes after it. A computed value per line. */
  when: (key: number) => 'past' | 'now' | 'later';
  to: (key: number) => void;
}

interface LineProps {
  line: LogLine;
  seat: number | null;
  jumps?: LogJumps | undefined;
}

/** A line is marked while one of its tiles is pointed at anywhere on the table. */
function Line({ line: { key, tiles, parts, undone }, seat, jumps }: LineProps) {
  const { pointing } = useTable();
  const text = undone ? (
    <s>
      <Words parts={parts} />
    </s>
  ) : (
    <Words parts={parts} />
  );
  const when = jumps?.when(key);
  return (
    <p
      class={`${tiles.some(pointing.isAtTile) ? 'pointed' : ''} ${when === undefined ? '' : `is-${when}`}`}
      data-about={tiles.join(' ')}
      data-seat={seat ?? undefined}
      data-line={jumps && key}
    >
      {jumps ? (
        <button
          type="button"
          class="log-jump"
          title={jumps.label}
          aria-current={when === 'now' ? 'step' : undefined}
          onClick={() => jumps.to(key)}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </p>
  );
}

/** The sign of the player of a turn, marked while the player is pointed at. */
function TurnSign({ seat }: { seat: number | null }) {
  const { pointing } = useTable();
  if (seat === null) return <span class="no-seat" />;
  return (
    <span class={pointing.isAtSeat(seat) ? 'turn-sign pointed' : 'turn-sign'}>
      <SeatPlate seat={seat} size={18} />
    </span>
  );
}

interface ChapterProps {
  chapter: LogChapter;
  me: number | null;
  jumps?: LogJumps;
}

export function Chapter({ chapter, me, jumps }: ChapterProps) {
  const { title, undone, turns } = chapter;
  const { model, moments, words } = useTable();
  const shown = title === null || undone || jumps ? [] : moments.seasonEnd(model.events[chapter.key]);
  return (
    <section class="chapter">
      {title === null ? null : (
        <h3>
          {undone ? <s>{title}</s> : title}
          {shown.length > 0 && (
            <button type="button" class="quiet small" onClick={() => moments.show(shown)}>
              {words.screen.side.watchAgain}
            </button>
          )}
        </h3>
      )}
      <ol>
        {turns.map(({ key, seat, lines }) => (
          <li key={key} class={`turn ${seat === null ? 'of-all' : seat === me ? 'mine' : ''}`}>
            <TurnSign seat={seat} />
            <div class="lines">
              {lines.map((line) => (
                <Line key={line.key} line={line} seat={seat} jumps={jumps} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The game log, newest at the bottom. */
export function Log({ visible }: { visible: boolean }) {
  const table = useTable();
  const { model, words, me } = table;
  const newest = useNewest(model.events.length, visible);
  const most = useSignal(FIRST_LINES);
  const chapters = useComputed(() =>
    chaptersOf(table.model.events, table.nameOf, table.words.story, most.value),
  ).value;
  return (
    <div class="story-box">
      <div
        class="story"
        ref={newest.box}
        onScroll={newest.onScroll}
        tabIndex={0}
        role="region"
        aria-label={words.screen.side.log}
      >
        {linesIn(chapters) < most.value ? null : (
          <button type="button" class="quiet earlier" onClick={() => (most.value += MORE_LINES)}>
            {words.screen.side.earlier}
          </button>
        )}
        {chapters.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} me={me} />
        ))}
        {chapters.length > 0 ? null : <p class="faint">{words.screen.side.empty}</p>}
      </div>
      <Newest {...newest} />
    </div>
  );
}
