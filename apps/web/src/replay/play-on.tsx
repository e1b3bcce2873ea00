import { CHARACTERS } from '@keyflower/bots/characters';
import { FULL_EDITION } from '@keyflower/engine';
import { useState } from 'preact/hooks';
import { useTable } from '../play/index.ts';
import { api, ApiError, session } from '../session/index.ts';
import { BotDescription, botOr, Button, Choice, choosable, Dialog, go, Picks } from '../ui/index.ts';
import { useReplay } from './current-replay.ts';
import type { Replay } from './replay.ts';
import type { ReplayedGame } from './replayed-game.ts';

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
const DEVICE_BOTS: readonly string[] = CHARACTERS.map(({ id }) => id);

interface PlayOnDialogProps {
  record: Replay;
  /** The bots of the server; null to play on this device. */
  bots: readonly string[] | null;
  onClose: () => void;
}

/** A new game from the moment that is shown: against bots, or with friends. */
function PlayOnDialog({ record, bots, onClose }: PlayOnDialogProps) {
  const { words, nameOf } = useTable();
  const { game, place, texts } = useReplay();
  const offered = bots ?? DEVICE_BOTS;
  const [seat, setSeat] = useState(place.viewer ?? game.table?.seat ?? 0);
  const [bot, setBot] = useState(botOr(DEFAULT_BOT, offered));
  const { fromHere } = texts;
  const seats = Array.from({ length: record.players }, (_, one) => one);
  const from = () => record.recordUpTo(place.at);
  const playBots = async (): Promise<void> => {
    if (!bots) {
      const { playFrom } = await import('../device/index.ts');
      return playFrom(record.position(place.at), seat, bot);
    }
    const id = await newTable({ ...from(), stand: bot }, seat);
    for (const other of seats) if (other !== seat) await api('PUT', `/tables/${id}/seats/${other}`, { bot });
    return go(`/t/${id}?start`);
  };
  const invite = async (): Promise<void> => go(`/t/${await newTable(from(), seat)}`);
  const mayInvite = bots !== null || session.connected;
  return (
    <Dialog title={fromHere.title} onClose={onClose} class="opponents">
      <p>{bots ? fromHere.about : fromHere.aboutDevice}</p>
      <Choice
        label={fromHere.seat}
        options={seats.map((one) => [String(one), nameOf(one)] as const)}
        value={String(seat)}
        onPick={(value) => setSeat(Number(value))}
      />
      <Picks
        legend={words.start.strength}
        name="bot"
        options={choosable(offered).map((id) => [id, <BotDescription key={id} bot={id} />] as const)}
        value={bot}
        onPick={setBot}
      />
      <div class="row">
        <Button class="main large" work={playBots}>
          {fromHere.bots}
        </Button>
        {mayInvite ? (
          <Button class="large" work={invite}>
            {fromHere.friends}
          </Button>
        ) : (
          <p class="faint">{fromHere.friendsLater}</p>
        )}
      </div>
    </Dialog>
  );
}

/**
 * The bots of the server; null where the game is to be played on on this device: games of this device are, and others
 * while there is no connection.
 */
async function botsFor({ table, home, edition }: ReplayedGame): Promise<readonly string[] | null> {
  if (table === null && home !== null) return null;
  try {
    return (await api<{ bots: string[] }>('GET', '/bots')).bots;
  } catch (error) {
    // Games on this device have the printed tiles.
    if (!(error instanceof ApiError) || error.body.code !== 'OFFLINE' || edition !== FULL_EDITION)
      throw error;
    return null;
  }
}

/** Opens the choice of how to play on; not at the end of a game, nor in one that is running. */
export function PlayOn() {
  const { view } = useTable();
  const { game, texts } = useReplay();
  const { record } = game;
  const [offer, setOffer] = useState<Pick<PlayOnDialogProps, 'bots'> | null>(null);
  const open = async (): Promise<void> => setOffer({ bots: await botsFor(game) });
  if (!record) return null;
  return (
    <>
      <Button aria-haspopup="dialog" disabled={view.phase === 'scoring'} work={open}>
        {texts.playOn}
      </Button>
      {offer ? <PlayOnDialog record={record} {...offer} onClose={() => setOffer(null)} /> : null}
    </>
  );
}
