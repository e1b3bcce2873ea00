import { useWords } from '../../ui/hooks.ts';
import type { Reason } from '../scene.ts';

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
