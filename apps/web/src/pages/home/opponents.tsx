import { useState } from 'preact/hooks';
import { api } from '../../session/index.ts';
import {
  botOr,
  Button,
  Check,
  choosable,
  Dialog,
  go,
  BotDescription,
  Picks,
  useWords,
} from '../../ui/index.ts';

/** The settings of a game against bots. */
interface BotGame {
  /** Number of opponents. */
  bots: number;
  /** Bot id, the same for all opponents. */
  bot: string;
  farmers: boolean;
}

const BOT_COUNTS: readonly number[] = [1, 2, 3, 4, 5];

const STORAGE_KEY = 'keyflower-play-now';
const DEFAULT: BotGame = { bots: 2, bot: 'newcomer', farmers: false };

/** The settings last used on this device, with defaults for what is missing or invalid. */
function storedGame(): BotGame {
  try {
    const kept = (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      bots: BOT_COUNTS.find((n) => n === kept.bots) ?? DEFAULT.bots,
      bot: typeof kept.bot === 'string' ? kept.bot : DEFAULT.bot,
      farmers: kept.farmers === true,
    };
  } catch {
    // Not JSON, or storage is blocked.
    return DEFAULT;
  }
}

function storeGame(wish: BotGame): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(wish));
  } catch {
    // Storage is blocked: the defaults are offered next time.
  }
}

async function play({ bots, bot, farmers }: BotGame): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/tables', {
    options: { players: bots + 1, farmers: farmers ? 'all' : 'off' },
    stand: bot,
  });
  for (let seat = 1; seat <= bots; seat++) await api('PUT', `/tables/${id}/seats/${seat}`, { bot });
  // Its page starts the game when this device has contributed to the seed.
  go(`/t/${id}?start`);
}

export interface OpponentsProps {
  bots: readonly string[];
  onClose: () => void;
}

/** Asks for the opponents, and starts the game. */
export function Opponents({ bots, onClose }: OpponentsProps) {
  const { start } = useWords();
  const [game, setGame] = useState(storedGame);
  const bot = botOr(game.bot, bots);
  const change = (part: Partial<BotGame>): void => {
    const next = { ...game, ...part };
    setGame(next);
    storeGame(next);
  };
  return (
    <Dialog title={start.playNow} onClose={onClose} class="opponents">
      <Picks
        legend={start.howMany}
        name="bots"
        options={BOT_COUNTS.map((n) => [String(n), String(n)] as const)}
        value={String(game.bots)}
        onPick={(value) => change({ bots: Number(value) })}
      />
      <Picks
        legend={start.strength}
        name="bot"
        options={choosable(bots).map((id) => [id, <BotDescription key={id} bot={id} />] as const)}
        value={bot}
        onPick={(picked) => change({ bot: picked })}
      />
      <Check label={start.withFarmers} checked={game.farmers} onTick={(farmers) => change({ farmers })} />
      <Button class="main large" autofocus work={() => play({ ...game, bot })}>
        {start.startGame}
      </Button>
    </Dialog>
  );
}
