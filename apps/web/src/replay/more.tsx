import { SeatTable } from '../panels/index.ts';
import { useTable, isOwnDrawKept } from '../play/index.ts';
import { API } from '../session/index.ts';
import { Dialog, useNarrow } from '../ui/index.ts';
import { useReplay } from './current-replay.ts';
import { PlayOn } from './play-on.tsx';
import type { Replay } from './replay.ts';
import type { ReplayedGame } from './replayed-game.ts';
import { verificationOf } from './verification.ts';

/** The points at the end of each season and at the moment that is shown: the chart in numbers. */
function PointsTable() {
  const { words } = useTable();
  const { replay, place, points, texts } = useReplay();
  const seats = Array.from({ length: replay.players }, (_, seat) => seat);
  if (points.length === 0) return null;
  const rows = [
    ...replay.seasons.map(({ season, to }) => ({ name: words.story.seasons[season], at: to })),
    { name: texts.thisMoment, at: place.at },
  ];
  return (
    <section>
      <h3>{texts.bySeason}</h3>
      <div class="points-table" tabIndex={0} role="region" aria-label={texts.bySeason}>
        <SeatTable
          seats={seats}
          rows={rows.map(({ name, at }) => ({
            name,
            values: seats.map((seat) => points[at]?.[seat] ?? '…'),
          }))}
        />
      </div>
      {place.viewer === null ? null : <p class="faint">{texts.asKnown}</p>}
    </section>
  );
}

/** Whether this device's own contribution to the seed was used; null where it made none. */
function ownDraw({ table }: ReplayedGame, { header }: Replay): boolean | null {
  const { proof } = header;
  return table && proof ? isOwnDrawKept(table.id, table.seat, proof) : null;
}

/** What the browser has checked when it replayed the record: the same as `keyflower verify`. */
function Checked({ record }: { record: Replay }) {
  const { words, nameOf } = useTable();
  const { game, texts } = useReplay();
  const { check } = texts;
  const { entries, draws, proof, restored, hasResult, correctedTiles } = verificationOf(record);
  const own = ownDraw(game, record);
  const found = [
    check.entries(entries),
    ...(draws === null ? [] : [check.seed, check.draws(draws)]),
    ...(proof ? [words.end.proofFrom(proof.given.map(nameOf))] : []),
    ...(own === true ? [check.own] : []),
    ...(hasResult ? [check.result] : []),
  ];
  const notes = [
    ...(draws === null ? [check.noSeed] : proof ? [] : [check.noProof]),
    ...(proof && proof.missing.length > 0 ? [words.end.proofWithout(proof.missing.map(nameOf))] : []),
    ...(restored > 0 ? [check.restored(restored)] : []),
    ...(correctedTiles > 0 ? [check.corrected(correctedTiles)] : []),
    ...(hasResult ? [] : [check.unfinished]),
  ];
  return (
    <section>
      <h3>{words.end.proof}</h3>
      <p>{check.here}</p>
      <ul class="checked">
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {own === false ? <p class="bad">{check.notOwn}</p> : null}
    </section>
  );
}

/** What else can be done with a replayed game, and the chart in numbers. */
export function MoreDialog({ onClose }: { onClose: () => void }) {
  const { words } = useTable();
  const { game, review, texts } = useReplay();
  const { table, home, record } = game;
  const narrow = useNarrow();
  return (
    <Dialog title={texts.more} onClose={onClose} class="replay-dialog">
      <div class="row">
        {narrow ? <PlayOn /> : null}
        {review.offered ? (
          <button
            type="button"
            onClick={() => {
              onClose();
              review.open();
            }}
          >
            {texts.review.title}
          </button>
        ) : null}
        {home && (
          <a href={home} class="button">
            {record ? words.after.result : texts.toTable}
          </a>
        )}
        {table && record && (
          <a
            href={`${API}/tables/${table.id}/record`}
            download={`keyflower-${table.id}.jsonl`}
            class="button"
          >
            {words.after.record}
          </a>
        )}
        <a href="/replay" class="button">
          {texts.openAnother}
        </a>
      </div>
      <PointsTable />
      {record && <Checked record={record} />}
    </Dialog>
  );
}
