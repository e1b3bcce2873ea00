import { seedCommitment } from '@keyflower/engine';
import type { TableInfo } from '@keyflower/protocol';
import { useWords } from '../../ui/hooks.ts';

/** That nobody chose the luck of this game: the seed, and what was promised about it at the start. */
export function SeedProof({ result, seedHash }: Pick<TableInfo, 'result' | 'seedHash'>) {
  const { after, game, end } = useWords();
  if (!result) return null;
  const right = seedHash !== null && seedCommitment(result.seed) === seedHash;
  return (
    <details class="proof">
      <summary>{end.proof}</summary>
      <p>{end.proofWhy}</p>
      <dl>
        <dt>{after.seed}</dt>
        <dd>
          <code>{result.seed}</code>
        </dd>
        <dt>{game.commitment}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
      </dl>
      <p class={right ? 'good' : 'bad'}>{right ? after.seedRight : after.seedWrong}</p>
    </details>
  );
}
