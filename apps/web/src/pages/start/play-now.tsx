import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { go } from '../../page/router.ts';
import { Button, Check, Picks } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/hooks.ts';
import { botOr, choosable } from '../../bots/characters.ts';
import { Introduced } from '../../bots/introduced.tsx';
import { NUMBERS, rememberedWish, rememberWish, type Wish } from '../../bots/wish.ts';

async function play({ bots, bot, farmers }: Wish): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/tables', {
    options: { players: bots + 1, farmers: farmers ? 'all' : 'off' },
    stand: bot,
  });
  for (let seat = 1; seat <= bots; seat++) await api('PUT', `/tables/${id}/seats/${seat}`, { bot });
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
  const { start } = useWords();
  const [wish, setWish] = useState(rememberedWish);
  const bot = botOr(wish.bot, bots);
  const change = (part: Partial<Wish>): void => {
    const next = { ...wish, ...part };
    setWish(next);
    rememberWish(next);
  };
  return (
    <Dialog title={start.playNow} onClose={onClose} class="opponents">
      <Picks
        legend={start.howMany}
        name="bots"
        options={NUMBERS.map((n) => [String(n), String(n)] as const)}
        value={String(wish.bots)}
        onPick={(value) => change({ bots: Number(value) })}
      />
      <Picks
        legend={start.strength}
        name="bot"
        options={choosable(bots).map((id) => [id, <Introduced key={id} bot={id} />] as const)}
        value={bot}
        onPick={(picked) => change({ bot: picked })}
      />
      <Check label={start.withFarmers} checked={wish.farmers} onTick={(farmers) => change({ farmers })} />
      <Button class="main large" autofocus work={() => play({ ...wish, bot })}>
        {start.startGame}
      </Button>
    </Dialog>
  );
}
