import type { Action } from '@keyflower/engine';
import type { ComponentChildren } from 'preact';
import { useScene } from '../scene.ts';

/** A button that answers, or begins to. */
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
  const { verbs } = useScene();
  return (
    <button
      type="button"
      class={main ? 'main way' : 'way'}
      data-act={action.type}
      onClick={onClick ?? (() => verbs.act(action))}
    >
      {children}
    </button>
  );
}
