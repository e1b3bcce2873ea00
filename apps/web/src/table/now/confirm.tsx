import { useScene } from '../scene.ts';

/** Confirm and cancel. `ready` says whether there is something to confirm. */
export function Confirm({ label }: { label?: string }) {
  const { ready, verbs, words } = useScene();
  return (
    <div class="row">
      <button
        type="button"
        class="main"
        data-act="confirm"
        aria-disabled={ready === null}
        onClick={() => ready && verbs.confirm()}
      >
        {label ?? words.now.confirm}
      </button>
      <button type="button" data-act="cancel" onClick={() => verbs.back()}>
        {words.now.cancel}
      </button>
    </div>
  );
}
