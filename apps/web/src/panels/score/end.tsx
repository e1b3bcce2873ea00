import type { TableInfo } from '@keyflower/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { api, API } from '../../session/index.ts';
import { Button, closedText, go, unratedText } from '../../ui/index.ts';
import { type TableContext, useTable } from '../../play/index.ts';
import { type Bar, Chart, Patterns } from './chart.tsx';
import { placeOf, type Share, sharesOf, sheetNow, type Standing, standingOf, tallyOf } from './scores.ts';
import { SeedProof } from './seed-proof.tsx';
import { Sheet, useUnfolding } from './sheet.tsx';

/** The result of a game, or the notice of a cancelled or closed table. */
export function End({ onClose }: { onClose: () => void }) {
  const { model, view, words } = useTable();
  const { info } = model;
  if (!info) return null;
  if (info.status === 'closed' || info.status === 'cancelled')
    return (
      <Over class="end-sheet end-gone" onClose={onClose}>
        <h2 id="end-title" tabIndex={-1}>
          {info.status === 'closed' ? closedText(info.reason, words) : words.lobby.cancelled}
        </h2>
        <div class="end-buttons">
          <a href="/" class="button main">
            {words.backHome}
          </a>
          <button type="button" onClick={onClose}>
            {words.end.toBoard}
          </button>
        </div>
      </Over>
    );
  if (!info.result || view.phase !== 'scoring') return null;
  return <Result result={info.result} info={info} onClose={onClose} />;
}

function sharesOfAll(table: TableContext): Share[][] {
  return table.view.players.map(({ village }, seat) =>
    sharesOf(sheetNow(table, seat).sheet, village, table.spec),
  );
}

function Result({
  result,
  info,
  onClose,
}: {
  result: NonNullable<TableInfo['result']>;
  info: TableInfo;
  onClose: () => void;
}) {
  const table = useTable();
  const { isLocal, Comment } = table.backend;
  const { end, after } = table.words;
  const shares = useMemo(() => sharesOfAll(table), [table.view, table.edition]);
  const lines = Math.max(...shares.map(({ length }) => length));
  const { unfolded, skip } = useUnfolding(lines);
  const stayed = info.seats.filter(({ gone }) => gone === 'no').map(({ seat }) => seat);
  const ranked = { ...result, stayed };
  const standing = standingOf(ranked);
  const bars: Bar[] = standing.order.map((seat) => ({
    seat,
    place: placeOf(seat, ranked),
    wins: standing.winners.includes(seat),
    total: result.scores[seat] ?? 0,
    tally: tallyOf(shares[seat] ?? []),
    soFar: tallyOf((shares[seat] ?? []).slice(0, unfolded)),
  }));
  return (
    <Over class="end-sheet" onClose={onClose}>
      <Patterns />
      <button type="button" class="quiet end-close" aria-label={end.toBoard} onClick={onClose}>
        <span>{end.toBoard}</span>
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <path d="M-5 -5L5 5M5 -5L-5 5" class="sign" />
        </svg>
      </button>
      <div class="end-summary">
        <Headline standing={standing} />
        {Comment && <Comment />}
        <AfterButtons />
        <Chart bars={bars} />
        {info.settings.rated && info.reason !== null ? (
          <p class="faint">{after.unrated(unratedText(info.reason, table.words))}</p>
        ) : null}
      </div>
      <div class="end-scores">
        <div class="end-scores-head">
          <h3>{after.sheet}</h3>
          {unfolded < lines ? (
            <button type="button" class="quiet small" onClick={skip}>
              {end.skip}
            </button>
          ) : null}
        </div>
        <div class="end-sheets">
          {bars.map(({ seat, place }) => (
            <Sheet key={seat} seat={seat} shares={shares[seat] ?? []} unfolded={unfolded} place={place} />
          ))}
        </div>
        {isLocal ? null : <SeedProof info={info} seat={table.model.you.seat} />}
      </div>
    </Over>
  );
}

const CROWN = 'M-22 10L-26 -12L-12 -2L0 -18L12 -2L26 -12L22 10Z';

/** The winner, and how a tie was broken. */
function Headline({ standing }: { standing: Standing }) {
  const { words, nameOf, me } = useTable();
  const { end } = words;
  const { winners, tied } = standing;
  const names = (seats: readonly number[]): string => end.list(seats.map(nameOf));
  const isMine = winners.length === 1 && winners[0] === me;
  const title =
    winners.length === 0 ? end.noWinner : isMine ? end.youWon : end.won(names(winners), winners.length);
  return (
    <header class="end-headline">
      {winners.length === 0 ? null : (
        <svg class="art end-crown" viewBox="-30 -22 60 40" aria-hidden="true">
          <path d={CROWN} />
        </svg>
      )}
      <h2 id="end-title" tabIndex={-1}>
        {title}
      </h2>
      {tied.length > 1 ? (
        <p>{winners.length > 1 ? end.shared(names(tied)) : end.tieBroken(names(tied), names(winners))}</p>
      ) : null}
    </header>
  );
}

/** Rematch, replay, record and the way home. */
function AfterButtons() {
  const { model, me, words, backend } = useTable();
  const { id, info } = model;
  const { after } = words;
  const rematch = async (): Promise<void> => {
    const { id: next } = await api<{ id: string }>('POST', `/tables/${id}/rematch`, {});
    go(`/t/${next}`);
  };
  const next = info?.rematch ?? null;
  const { isLocal, Afterwards } = backend;
  if (isLocal)
    return Afterwards ? (
      <div class="end-buttons">
        <Afterwards />
      </div>
    ) : null;
  return (
    <div class="end-buttons">
      {next === null ? null : (
        <a href={`/t/${next}`} class="button main">
          {after.toRematch}
        </a>
      )}
      {next === null && me !== null ? (
        <Button class="main" work={rematch}>
          {after.rematch}
        </Button>
      ) : null}
      <a href={`/replay/${id}`} class="button">
        {after.replay}
      </a>
      <a href={`/replay/${id}?review`} class="button">
        {after.review}
      </a>
      <a href={`${API}/tables/${id}/record`} download={`keyflower-${id}.jsonl`} class="button">
        {after.record}
      </a>
      <a href="/" class="button">
        {words.backHome}
      </a>
    </div>
  );
}

/** Siblings of an element that are not inert yet. */
function besides(element: HTMLElement): HTMLElement[] {
  return [...element.parentElement!.children].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.inert,
  );
}

/**
 * Modal overlay on the table. Not a native dialog, because tile cards, rendered later, must lie over it. Its content
 * has a heading with the id `end-title`.
 */
function Over({
  class: kind,
  onClose,
  children,
}: {
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const covered = besides(root.current!);
    for (const other of covered) other.inert = true;
    root.current!.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      for (const other of covered) other.inert = false;
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={root}
      class="end"
      onKeyDown={(event) => {
        // The board's keyboard shortcuts do not apply here.
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <section class={kind} role="dialog" aria-modal="true" aria-labelledby="end-title" tabIndex={-1}>
        {children}
      </section>
    </div>
  );
}
