import { CHARACTERS, type LevelId } from '@keyflower/bots/characters';
import type { DeviceWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import type { LocalSeat } from '../local/index.ts';
import { session, toast } from '../session/index.ts';
import { botAbout, botTitle, Check, Choice, Field, Form, go, Part, Picks, useWords } from '../ui/index.ts';
import { newGame } from './new-game.ts';

const COUNTS = ['2', '3', '4', '5', '6'];
const PERSON = 'person';
const MOST_SEATS = 6;

/** The bot that plays with a net of its own, which is downloaded last. */
export const STRONGEST: LevelId = 'mayor';

type Fields = Readonly<Record<string, string>>;

/** The seats that the form describes. */
function seatsFrom(fields: Fields, players: number, unnamed: (nth: number) => string): LocalSeat[] {
  return Array.from({ length: players }, (_, seat) => {
    const who = fields[`who${seat}`] ?? PERSON;
    if (who !== PERSON) return { bot: who };
    return { name: (fields[`name${seat}`] ?? '').trim() || unnamed(seat + 1) };
  });
}

function Seat({
  seat,
  who,
  bots,
  pick,
  words,
}: {
  seat: number;
  who: string;
  bots: readonly string[];
  pick: (who: string) => void;
  words: DeviceWords;
}) {
  const all = useWords();
  const about = who === PERSON ? null : botAbout(who, all);
  return (
    <fieldset class="device-seat">
      <legend>{words.player(seat + 1)}</legend>
      <div class="row">
        <Choice
          label={words.who}
          name={`who${seat}`}
          options={[[PERSON, words.person], ...bots.map((id): [string, string] => [id, botTitle(id, all)])]}
          value={who}
          onPick={pick}
        />
        {who === PERSON ? (
          <Field
            label={words.name}
            name={`name${seat}`}
            maxLength={24}
            autocomplete="off"
            placeholder={words.player(seat + 1)}
            defaultValue={seat === 0 ? session.me.name : ''}
          />
        ) : (
          <p class="faint grows">{about}</p>
        )}
      </div>
    </fieldset>
  );
}

/** Sets up a game on this device: who plays, and with what. */
export function SetUp({ words, lacksStrongest }: { words: DeviceWords; lacksStrongest: boolean }) {
  const { settings, start } = useWords();
  const [players, setPlayers] = useState('2');
  const [farmers, setFarmers] = useState('off');
  const [seats, setSeats] = useState<readonly string[]>(() =>
    Array.from({ length: MOST_SEATS }, (_, seat) => (seat === 0 ? PERSON : CHARACTERS[0].id)),
  );
  const count = Number(players);
  const bots = CHARACTERS.flatMap(({ id }) => (lacksStrongest && id === STRONGEST ? [] : [id]));
  const send = (fields: Fields): void => {
    const id = newGame(
      { seats: seatsFrom(fields, count, words.player), aids: fields.aids === 'on' },
      { players: count, farmers, gamers: fields.gamers === 'on' },
    );
    if (id === null) return toast(words.noStorage, 'bad');
    void navigator.storage?.persist?.();
    go(`/device/${id}`);
  };
  return (
    <Part title={words.newGame}>
      <Form class="device-set-up" label={start.startGame} send={send}>
        <Picks
          legend={settings.players}
          name="players"
          options={COUNTS.map((n) => [n, n] as const)}
          value={players}
          onPick={setPlayers}
        />
        {seats.slice(0, count).map((who, seat) => (
          <Seat
            key={seat}
            seat={seat}
            who={who}
            bots={bots}
            words={words}
            pick={(picked) => setSeats(seats.map((one, i) => (i === seat ? picked : one)))}
          />
        ))}
        <Picks
          legend={settings.farmers}
          name="farmers"
          options={[
            ['off', settings.farmersOff],
            ['mixed', settings.farmersMixed],
            ['all', settings.farmersAll],
          ]}
          value={farmers}
          onPick={setFarmers}
        />
        <Check name="gamers" label={settings.gamers} />
        <Check name="aids" label={settings.aids} hint={start.aidsHint} checked />
      </Form>
    </Part>
  );
}
