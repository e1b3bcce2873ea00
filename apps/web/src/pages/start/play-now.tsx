import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { go } from '../../page/router.ts';
import { Button, Check, Picks } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/hooks.ts';
import { botWay } from './bot-way.ts';

const MOST_BOTS = 5;
const USUAL = { bots: 2, way: 'greedy', farmers: false };

/** What was chosen stays for the next game, as long as the page is open. */
let chosen = USUAL;

async function play({ bots, way, farmers }: typeof USUAL): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/tables', {
    options: { players: bots + 1, farmers: farmers ? 'all' : 'off' },
  });
  for (let seat = 1; seat <= bots; seat++) await api('PUT', `/tables/${id}/seats/${seat}`, { bot: way });
  await api('POST', `/tables/${id}/start`, {});
  go(`/t/${id}`);
}

/** Against bots, in two clicks. */
export function PlayNow({ bots }: { bots: readonly string[] }) {
  const { start } = useWords();
  const [asking, ask] = useState(false);
  return (
    <>
      <button type="button" class="main large play-now" onClick={() => ask(true)}>
        <span>
          {start.playNow} <small>{start.playNowHint}</small>
        </span>
      </button>
      {asking && <Opponents bots={bots} onClose={() => ask(false)} />}
    </>
  );
}

function Opponents({ bots, onClose }: { bots: readonly string[]; onClose: () => void }) {
  const words = useWords();
  const { start } = words;
  const [wish, setWish] = useState(chosen);
  const change = (part: Partial<typeof USUAL>): void => setWish((chosen = { ...wish, ...part }));
  return (
    <Dialog title={start.playNow} onClose={onClose} class="opponents">
      <Picks
        legend={start.howMany}
        name="bots"
        options={Array.from({ length: MOST_BOTS }, (_, i) => [String(i + 1), start.against(i + 1)] as const)}
        value={String(wish.bots)}
        onPick={(value) => change({ bots: Number(value) })}
      />
      <Picks
        legend={start.strength}
        name="way"
        options={bots.map((id) => [id, botWay(id, words)] as const)}
        value={bots.includes(wish.way) ? wish.way : (bots[0] ?? '')}
        onPick={(way) => change({ way })}
      />
      <Check label={start.withFarmers} checked={wish.farmers} onTick={(farmers) => change({ farmers })} />
      <Button class="main large" autofocus work={() => play(wish)}>
        {start.startGame}
      </Button>
    </Dialog>
  );
}
