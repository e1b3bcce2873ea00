import { useState } from 'preact/hooks';
import { useTable } from '../play/index.ts';
import { api } from '../session/index.ts';
import { BotDescription, botOr, Button, Choice, choosable, Dialog, go, Picks } from '../ui/index.ts';
import { useReplay } from './current-replay.ts';
import type { Replay } from './replay.ts';

/** Creates a table that goes on from a record, with its host on this seat. */
async function newTable(
  from: { record: string; seed?: string; stand?: string },
  seat: number,
): Promise<string> {
  const { id } = await api<{ id: string }>('POST', '/tables/continued', from);
  if (seat !== 0) await api('POST', `/tables/${id}/sit`, { seat });
  return id;
}

const DEFAULT_BOT = 'newcomer';

interface PlayOnDialogProps {
  record: Replay;
  bots: readonly string[];
  onClose: () => void;
}

/** A new table from the moment that is shown: against bots, or with friends. */
function PlayOnDialog({ record, bots, onClose }: PlayOnDialogProps) {
  const { words, nameOf } = useTable();
  const { game, place, texts } = useReplay();
  const [seat, setSeat] = useState(place.viewer ?? game.table?.seat ?? 0);
  const [bot, setBot] = useState(botOr(DEFAULT_BOT, bots));
  const { fromHere } = texts;
  const seats = Array.from({ length: record.players }, (_, one) => one);
  const from = () => record.recordUpTo(place.at);
  const playBots = async (): Promise<void> => {
    const id = await newTable({ ...from(), stand: bot }, seat);
    for (const other of seats) if (other !== seat) await api('PUT', `/tables/${id}/seats/${other}`, { bot });
    go(`/t/${id}?start`);
  };
  const invite = async (): Promise<void> => go(`/t/${await newTable(from(), seat)}`);
  return (
    <Dialog title={fromHere.title} onClose={onClose} class="opponents">
      <p>{fromHere.about}</p>
      <Choice
        label={fromHere.seat}
        options={seats.map((one) => [String(one), nameOf(one)] as const)}
        value={String(seat)}
        onPick={(value) => setSeat(Number(value))}
      />
      <Picks
        legend={words.start.strength}
        name="bot"
        options={choosable(bots).map((id) => [id, <BotDescription key={id} bot={id} />] as const)}
        value={bot}
        onPick={setBot}
      />
      <div class="row">
        <Button class="main large" work={playBots}>
          {fromHere.bots}
        </Button>
        <Button class="large" work={invite}>
          {fromHere.friends}
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the choice of how to play on; not at the end of a game, nor in one that is running. */
export function PlayOn() {
  const { view } = useTable();
  const { game, texts } = useReplay();
  const { record } = game;
  const [bots, setBots] = useState<readonly string[] | null>(null);
  const open = async (): Promise<void> => setBots((await api<{ bots: string[] }>('GET', '/bots')).bots);
  if (!record) return null;
  return (
    <>
      <Button aria-haspopup="dialog" disabled={view.phase === 'scoring'} work={open}>
        {texts.playOn}
      </Button>
      {bots ? <PlayOnDialog record={record} bots={bots} onClose={() => setBots(null)} /> : null}
    </>
  );
}
