import type { TableInfo } from '@keyflower/protocol';
import { useMemo } from 'preact/hooks';
import { closedText, unratedText } from '../../story/decided.ts';
import { sheetNow } from '../aids/score-now.ts';
import { type Scene, useScene } from '../scene.ts';
import { AfterButtons } from './after-buttons.tsx';
import { type Bar, Chart } from './chart.tsx';
import { Headline } from './headline.tsx';
import { Over } from './over.tsx';
import { SeedProof } from './proof.tsx';
import { Sheet } from './sheet.tsx';
import { type Share, sharesOf, tallyOf } from './sources.ts';
import { placeOf, standingOf } from './standing.ts';
import { Patterns } from './swatch.tsx';
import { useUnfolding } from './unfolding.ts';

/** How the game ended, and what now; also of a table that was called off or closed. */
export function End({ onClose }: { onClose: () => void }) {
  const { model, sight, words } = useScene();
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
  if (!info.result || sight.phase !== 'scoring') return null;
  return <Result result={info.result} info={info} onClose={onClose} />;
}

function sharesOfAll(scene: Scene): Share[][] {
  return scene.sight.players.map(({ village }, seat) =>
    sharesOf(sheetNow(scene, seat).sheet, village, scene.spec),
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
  const scene = useScene();
  const { end, after } = scene.words;
  const shares = useMemo(() => sharesOfAll(scene), [scene.sight, scene.edition]);
  const lines = Math.max(...shares.map(({ length }) => length));
  const { unfolded, skip } = useUnfolding(lines);
  const standing = standingOf(result);
  const bars: Bar[] = standing.order.map((seat) => ({
    seat,
    place: placeOf(seat, result),
    wins: standing.winners.includes(seat),
    total: result.scores[seat],
    tally: tallyOf(shares[seat]),
    soFar: tallyOf(shares[seat].slice(0, unfolded)),
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
        <AfterButtons />
        <Chart bars={bars} />
        {info.settings.rated && info.reason !== null ? (
          <p class="faint">{after.unrated(unratedText(info.reason, scene.words))}</p>
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
            <Sheet key={seat} seat={seat} shares={shares[seat]} unfolded={unfolded} place={place} />
          ))}
        </div>
        <SeedProof result={info.result} seedHash={info.seedHash} />
      </div>
    </Over>
  );
}
