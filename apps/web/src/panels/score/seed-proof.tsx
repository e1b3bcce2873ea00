import { isProven, seedCommitment } from '@keyflower/engine';
import type { TableInfo } from '@keyflower/protocol';
import { useWords } from '../../ui/index.ts';
import { isOwnDrawKept } from '../../play/index.ts';

/** Whether everything that this device knows of the seed fits together. */
function isRight({ id, result, seedHash, draws }: TableInfo, seat: number | null): boolean {
  if (!result || seedHash === null || seedCommitment(result.seed) !== seedHash) return false;
  if (!draws) return true;
  if (result.secret === undefined || !isProven(result.seed, result.secret, draws)) return false;
  return isOwnDrawKept(id, seat, draws) !== false;
}

/** Shows where the seed comes from, and that it was fixed before the game began. */
export function SeedProof({ info, seat }: { info: TableInfo; seat: number | null }) {
  const { after, game, end } = useWords();
  const { result, seedHash, draws } = info;
  if (!result) return null;
  const right = isRight(info, seat);
  const names = (has: (revealed: string | null) => boolean): string[] =>
    (draws?.seats ?? []).flatMap((from, i) =>
      from && has(from.revealed) ? [info.seats[i]?.person?.name ?? `${i + 1}`] : [],
    );
  const [given, missing] = [names((revealed) => revealed !== null), names((revealed) => revealed === null)];
  return (
    <details class="proof">
      <summary>{end.proof}</summary>
      <p>{end.proofWhy}</p>
      {given.length > 0 && <p>{end.proofFrom(given)}</p>}
      {missing.length > 0 && <p>{end.proofWithout(missing)}</p>}
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
