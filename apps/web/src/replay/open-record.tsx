import { RefusalError } from '@keyflower/engine';
import type { ReplayWords } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { placeIn } from './place.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { gameInRecord, type ReplayedGame } from './replayed-game.ts';
import { useTexts } from './texts.ts';

/** Longer files are no records of games that people played. */
const MOST_BYTES = 4_000_000;

/** The record is kept until the tab is closed, so that reloading it shows the same moment. */
const KEPT = 'keyflower-record';

function keep(record: string): void {
  try {
    sessionStorage.setItem(KEPT, record);
  } catch {
    // There is no room for it: it is shown until the page is left.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** What was found wrong with a record: its line, and whether that is a draw that the seed does not give. */
interface Problem {
  line: number | null;
  isUnfair: boolean;
}

const UNFAIR: ReadonlySet<unknown> = new Set(['seed-differs', 'seed-not-proven', 'draw-differs-from-seed']);

/** The game in a file's text, or why it cannot be shown. */
export function readRecord(record: string): ReplayedGame | Problem {
  try {
    return gameInRecord(record);
  } catch (error) {
    if (!(error instanceof RefusalError)) return { line: null, isUnfair: false };
    const { line = null, facts } = error.refusal;
    return { line, isUnfair: UNFAIR.has((facts as { problem?: unknown } | undefined)?.problem) };
  }
}

function problemText({ line, isUnfair }: Problem, { open }: ReplayWords): string {
  if (isUnfair) return open.unfair;
  return line === null ? open.notRecord : open.badLine(line);
}

/** Replays a record from a file on this device, which is not sent anywhere. */
export function OpenRecord({ firstTexts, query }: { firstTexts: ReplayWords; query: URLSearchParams }) {
  const texts = useTexts(firstTexts);
  const { open } = texts;
  const [shown, show] = useState<{ game: ReplayedGame; query: URLSearchParams } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (record: string, at: URLSearchParams): void => {
    const read = readRecord(record);
    const isGame = 'replay' in read;
    setProblem(isGame ? null : problemText(read, texts));
    if (!isGame) return;
    keep(record);
    show({ game: read, query: at });
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) setProblem(open.tooLarge);
    else take(await file.text(), new URLSearchParams());
  };
  useEffect(() => {
    const before = query.has('at') ? kept() : null;
    if (before !== null) take(before, query);
  }, []);
  if (shown) {
    const { replay } = shown.game;
    const start = placeIn(shown.query, replay, null);
    return (
      <ReplayScreen game={shown.game} start={start} firstTexts={texts} isReview={shown.query.has('review')} />
    );
  }
  return (
    <div
      class="narrow open-record"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(event.dataTransfer?.files[0]);
      }}
    >
      <h1>{open.title}</h1>
      <p>{open.intro}</p>
      <label class="button main file-choice">
        {open.choose}
        <input
          type="file"
          class="unseen"
          accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson"
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </label>
      <p class="bad" role="alert">
        {problem}
      </p>
    </div>
  );
}
