import { useState } from 'preact/hooks';
import { unmute } from '../../table/side/muted.ts';
import { Button, Part } from '../../ui/controls.tsx';
import { useWords } from '../../ui/hooks.ts';

export interface Blocked {
  id: string;
  /** Empty where the account is gone. */
  name: string;
}

/** People whose chat one does not see. */
export function BlocksPart({ first }: { first: readonly Blocked[] }) {
  const { account, people, somebody } = useWords();
  const [blocked, setBlocked] = useState(first);
  const unblock = async (id: string): Promise<void> => {
    await unmute(id);
    setBlocked((all) => all.filter((one) => one.id !== id));
  };
  return (
    <Part title={account.blocks}>
      {blocked.length === 0 && <p class="faint">{account.noBlocks}</p>}
      <ul class="tables">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <a href={`/people/${id}`}>{name || somebody}</a>
            <Button work={() => unblock(id)}>{people.unblock}</Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
