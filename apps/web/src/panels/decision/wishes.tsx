import type { Action } from '@keyflower/engine';
import type { AutoPassUntil } from '@keyflower/protocol';
import { total } from '@keyflower/words/story/names';
import { newId, queueAnswer, type TableContext, tellRefusal, useTable } from '../../play/index.ts';
import { Check } from '../../ui/index.ts';
import { labelOf } from './pending.tsx';

/** Whether one of the player's bids is the highest on its tile. */
function leads({ market, turnOrder }: TableContext['view'], seat: number): boolean {
  return [...market, ...turnOrder].some(({ bids = [] }) => {
    const [leader] = [...bids].sort((a, b) => total(b.workers) - total(a.workers));
    return leader?.player === seat;
  });
}

/** What the server can do for the player: pass, or give an answer that is chosen in advance. */
export function Wishes() {
  const table = useTable();
  const { model, backend, words, me, asked, draft, view, isAhead, mayChooseAhead, commands } = table;
  const { info, you, id } = model;
  const { ahead, autoPass, autoPassHint, passUntilOutbid, passUntilOutbidHint } = words.now;
  if (backend.isLocal || me === null || info?.status !== 'playing' || info.seats[me]?.bot !== null)
    return null;
  if (isAhead)
    return (
      <button type="button" class="quiet" data-act="stop-ahead" onClick={() => commands.chooseAhead(false)}>
        {ahead.stop}
      </button>
    );
  if (draft.kind !== 'none' || (asked !== null && asked.decision !== 'turn')) return null;
  const pass = (until: AutoPassUntil, on: boolean): void =>
    void backend.ask({ type: 'auto-pass', table: id, id: newId(), on, until }).then(tellRefusal);
  const tick = (until: AutoPassUntil, label: string, hint: string) => (
    <Check
      label={<span title={hint}>{label}</span>}
      checked={you.autoPassUntil === until}
      onTick={(on) => pass(until, on)}
    />
  );
  return (
    <>
      {mayChooseAhead && you.queued === null && (
        <button
          type="button"
          class="quiet"
          data-act="ahead"
          title={ahead.hint}
          onClick={() => commands.chooseAhead(true)}
        >
          {ahead.begin}
        </button>
      )}
      {tick('action', autoPass, autoPassHint)}
      {(you.autoPassUntil === 'outbid' || leads(view, me)) &&
        tick('outbid', passUntilOutbid, passUntilOutbidHint)}
    </>
  );
}

/** The answer that waits for the player's next decision, or why there is none any more. */
export function Queued() {
  const table = useTable();
  const { model, backend, words, isAhead } = table;
  const { you, id, info } = model;
  const { ahead } = words.now;
  if (isAhead || info?.status !== 'playing' || (you.queued === null && you.queueDropped === null))
    return null;
  return (
    <p class="queued" role="status">
      <span>
        {you.queued === null
          ? ahead.dropped[you.queueDropped!]
          : words.labelled(ahead.queued, labelOf(you.queued as unknown as Action, table))}
      </span>{' '}
      <button
        type="button"
        class="quiet"
        data-act="drop-queued"
        onClick={() => void queueAnswer(backend, id, null)}
      >
        {you.queued === null ? ahead.ok : ahead.drop}
      </button>
    </p>
  );
}
