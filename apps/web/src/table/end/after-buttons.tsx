import { api, API } from '../../session/index.ts';
import { go } from '../../page/router.ts';
import { Button } from '../../ui/controls.tsx';
import { useScene } from '../scene.ts';

/** What can be done when all is over. */
export function AfterButtons() {
  const { model, me, words } = useScene();
  const { id, info } = model;
  const { after } = words;
  const rematch = async (): Promise<void> => {
    const { id: next } = await api<{ id: string }>('POST', `/tables/${id}/rematch`, {});
    go(`/t/${next}`);
  };
  const next = info?.rematch ?? null;
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
      <a href={`${API}/tables/${id}/record`} download={`keyflower-${id}.jsonl`} class="button">
        {after.record}
      </a>
      <a href="/" class="button">
        {words.backHome}
      </a>
    </div>
  );
}
