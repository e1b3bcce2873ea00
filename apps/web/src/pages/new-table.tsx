import { useState } from 'preact/hooks';
import { api } from '../api.ts';
import { botAbout, botOr, botTitle, choosable } from '../bots/characters.ts';
import { go, type Page } from '../page/router.ts';
import { house } from '../house.ts';
import { Check, Choice, Field, Form, Part, Picks } from '../ui/controls.tsx';
import { useWords } from '../ui/hooks.ts';
import { ClockFields } from './start/clock-fields.tsx';
import { settingsFrom } from './start/table-settings.ts';

/** Plays as well as most people, and at once. */
const USUAL_STAND_IN = 'merchant';
const PLAYERS = ['2', '3', '4', '5', '6'];

/** Who may come, and how one plays together. */
function TablePart() {
  const { start, settings } = useWords();
  return (
    <Part title={start.theTable}>
      <Field label={settings.title} name="title" maxLength={60} autocomplete="off" />
      <Check name="public" label={settings.public} hint={start.publicHint} />
      <Check name="rated" label={settings.rated} hint={start.ratedHint} />
      <Check name="spectators" label={settings.spectators} checked />
      <Check name="aids" label={settings.aids} hint={start.aidsHint} checked />
      <Check name="confirm" label={settings.confirm} hint={start.confirmHint} />
    </Part>
  );
}

/** What few people change. */
function MorePart({ players, bots }: { players: number; bots: readonly string[] }) {
  const words = useWords();
  const { settings, start } = words;
  const [stand, setStand] = useState(botOr(USUAL_STAND_IN, bots));
  return (
    <details class="part">
      <summary>{start.more}</summary>
      <Choice
        label={settings.timeout}
        name="timeout"
        options={[
          ['play', settings.timeoutPlay],
          ['replace', settings.timeoutReplace],
        ]}
      />
      <Choice
        label={settings.onLeave}
        name="onLeave"
        options={[
          ['bot', settings.onLeaveBot],
          ['vote', settings.onLeaveVote],
        ]}
      />
      <Choice
        label={settings.stand}
        name="stand"
        options={choosable(bots).map((id) => [id, botTitle(id, words)] as const)}
        value={stand}
        onPick={setStand}
      />
      <p class="faint">{botAbout(stand, words)}</p>
      <fieldset>
        <legend>{settings.handicap}</legend>
        {Array.from({ length: players }, (_, seat) => (
          <Check key={seat} name={`handicap${seat}`} label={settings.seat(seat)} />
        ))}
      </fieldset>
      <Field label={settings.seed} name="seed" maxLength={200} autocomplete="off" />
      <label class="field">
        <span>{settings.tiles}</span>
        <textarea name="tiles" rows={3} />
      </label>
    </details>
  );
}

function NewTable({ bots }: { bots: readonly string[] }) {
  const { start, settings } = useWords();
  const [players, setPlayers] = useState('3');
  const [farmers, setFarmers] = useState('off');
  return (
    <>
      <h1>{start.create}</h1>
      <p class="faint">{start.createHint}</p>
      <Form
        class="new-table"
        label={start.createIt}
        send={async (fields) =>
          go(`/t/${(await api<{ id: string }>('POST', '/tables', settingsFrom(fields))).id}`)
        }
      >
        <div class="two">
          <div>
            <Part title={start.theGame}>
              <Picks
                legend={settings.players}
                name="players"
                options={PLAYERS.map((n) => [n, n] as const)}
                value={players}
                onPick={setPlayers}
              />
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
            </Part>
            <ClockFields />
          </div>
          <div>
            <TablePart />
            <MorePart players={Number(players)} bots={bots} />
          </div>
        </div>
      </Form>
    </>
  );
}

/** All settings of a table. */
export async function newTablePage(): Promise<Page> {
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  return { title: () => house.words.start.create, content: <NewTable bots={bots} /> };
}
