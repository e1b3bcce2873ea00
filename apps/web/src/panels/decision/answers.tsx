import type { Action } from '@keyflower/engine';
import type { ComponentChildren } from 'preact';
import { useWords } from '../../ui/index.ts';
import { leaving, type Reason, useTable } from '../../play/index.ts';

/** Confirm and cancel. `ready` says whether there is something to confirm. */
export function Confirm({ label }: { label?: string }) {
  const { ready, commands, words, isAhead } = useTable();
  return (
    <div class="row">
      <button
        type="button"
        class="main"
        data-act="confirm"
        aria-disabled={ready === null}
        onClick={() => ready && commands.confirm()}
      >
        {isAhead ? words.now.ahead.confirm : (label ?? words.now.confirm)}
      </button>
      <button type="button" data-act="cancel" onClick={leaving(() => commands.back())}>
        {words.now.cancel}
      </button>
    </div>
  );
}

/** A button that answers, or starts a draft. */
export function Way({
  action,
  onClick,
  main = false,
  children,
}: {
  action: Action;
  onClick?: () => void;
  main?: boolean;
  children: ComponentChildren;
}) {
  const { commands } = useTable();
  return (
    <button
      type="button"
      class={main ? 'main way' : 'way'}
      data-act={action.type}
      onClick={onClick ?? (() => commands.act(action))}
    >
      {children}
    </button>
  );
}

/** Why something is not possible, with the rule behind it. */
export function Why({ reason: { text, rule } }: { reason: Reason }) {
  const words = useWords();
  return (
    <p class="why" role="status">
      {text}{' '}
      {rule !== null && (
        <a href={`/rules/${rule}`} target="_blank" rel="noopener">
          {words.now.rule(rule)}
        </a>
      )}
    </p>
  );
}
