import type { DeviceWords } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError, attempt, session } from '../session/index.ts';
import { botOr, botTitle, Button, Choice, choosable, Dialog, go, useWords } from '../ui/index.ts';
import type { SavedGame } from './saved-game.ts';
import { savedGames } from './saved-games.ts';

const FREE = 'free';

/** Creates a table that goes on from a saved game. `others`: by seat a bot's id, or `FREE`. */
async function newTable(
  { record, seed }: SavedGame,
  seat: number,
  others: readonly string[],
): Promise<string> {
  const { id } = await api<{ id: string }>('POST', '/tables/continued', { record, seed });
  if (seat !== 0) await api('POST', `/tables/${id}/sit`, { seat });
  for (const [other, who] of others.entries())
    if (other !== seat && who !== FREE) await api('PUT', `/tables/${id}/seats/${other}`, { bot: who });
  return id;
}

interface ServerDialogProps {
  id: string;
  saved: SavedGame;
  words: DeviceWords;
  onClose: () => void;
}

/** Takes a game to the server: who plays which seat there. */
export function ServerDialog({ id, saved, words, onClose }: ServerDialogProps) {
  const texts = words.server;
  const [bots, setBots] = useState<readonly string[] | null>(null);
  const [isAway, setAway] = useState(session.away);
  const { connected } = session;
  const load = async (): Promise<void> => {
    try {
      setBots((await api<{ bots: string[] }>('GET', '/bots')).bots);
      setAway(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'OFFLINE') throw error;
      setAway(true);
    }
  };
  useEffect(() => void attempt(load), [connected]);
  return (
    <Dialog title={texts.title} onClose={onClose} class="to-server">
      {isAway ? (
        <p role="status">{texts.needed}</p>
      ) : bots ? (
        <Seats id={id} saved={saved} bots={bots} words={words} />
      ) : null}
    </Dialog>
  );
}

function Seats({ id, saved, bots, words }: Omit<ServerDialogProps, 'onClose'> & { bots: readonly string[] }) {
  const all = useWords();
  const texts = words.server;
  const { seats } = saved;
  const firstPerson = seats.findIndex((who) => 'name' in who);
  const [seat, setSeat] = useState(Math.max(0, firstPerson));
  const [others, setOthers] = useState<readonly string[]>(() =>
    seats.map((who) => ('bot' in who ? botOr(who.bot, bots) : FREE)),
  );
  const nameOf = (one: number): string => {
    const who = seats[one]!;
    const name = 'name' in who ? who.name : botTitle(who.bot, all);
    const player = words.player(one + 1);
    return name === player ? player : all.labelled(player, name);
  };
  const create = async (): Promise<void> => {
    const table = await newTable(saved, seat, others);
    savedGames.noteTable(id, table);
    const isFull = others.every((who, other) => other === seat || who !== FREE);
    go(isFull ? `/t/${table}?start` : `/t/${table}`);
  };
  return (
    <>
      <p>{texts.about}</p>
      <Choice
        label={texts.seat}
        options={seats.map((_, one) => [String(one), nameOf(one)] as const)}
        value={String(seat)}
        onPick={(value) => setSeat(Number(value))}
      />
      {seats.map((_, other) =>
        other === seat ? null : (
          <Choice
            key={other}
            label={nameOf(other)}
            options={[
              [FREE, texts.free],
              ...choosable(bots).map((bot) => [bot, botTitle(bot, all)] as const),
            ]}
            value={others[other]}
            onPick={(who) => setOthers(others.map((one, i) => (i === other ? who : one)))}
          />
        ),
      )}
      <p class="faint">{texts.kept}</p>
      <Button class="main large" work={create}>
        {texts.create}
      </Button>
    </>
  );
}
