import type { NewTable } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { api, ApiError, session } from '../session/index.ts';
import {
  botAbout,
  botOr,
  botTitle,
  Check,
  Choice,
  choosable,
  Field,
  Form,
  go,
  type Page,
  Part,
  Picks,
  useWords,
} from '../ui/index.ts';

type Fields = Readonly<Record<string, string>>;

/** The request for the server, from the form's fields. */
export function settingsFrom(fields: Fields): NewTable {
  const { tiles = '' } = fields;
  const players = Number(fields.players);
  const on = (name: string): boolean => fields[name] === 'on';
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    title: fields.title,
    options: {
      players,
      farmers: fields.farmers as 'off' | 'mixed' | 'all',
      gamers: on('gamers'),
      handicap: seats.filter((seat) => on(`handicap${seat}`)),
    },
    public: on('public'),
    rated: on('rated'),
    clock: clockFrom(fields),
    timeout: fields.timeout as 'play' | 'replace',
    onLeave: fields.onLeave as 'bot' | 'vote',
    ...(fields.absentDays === undefined ? {} : { absentDays: Number(fields.absentDays) }),
    stand: fields.stand,
    confirm: on('confirm'),
    askForced: on('askForced'),
    aids: on('aids'),
    spectators: on('spectators'),
    ...(fields.seed === '' ? {} : { seed: fields.seed }),
    ...(tiles.trim() === '' ? {} : { tiles: json(tiles) }),
  };
}

function clockFrom(fields: Fields): NonNullable<NewTable['clock']> {
  if (fields.clock === 'live')
    return { kind: 'live', bank: Number(fields.bank) * 60, perDecision: Number(fields.perDecision) };
  if (fields.clock === 'correspondence') return { kind: 'correspondence', hours: Number(fields.hours) };
  return { kind: 'untimed' };
}

function json(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new ApiError({ code: 'BAD_REQUEST', message: (error as Error).message });
  }
}

export function ClockFields() {
  const { settings } = useWords();
  const [clock, setClock] = useState('untimed');
  return (
    <Part title={settings.clock} class="clock-part">
      <Picks
        legend={settings.clock}
        name="clock"
        options={[
          ['untimed', settings.untimed],
          ['live', settings.live],
          ['correspondence', settings.correspondence],
        ]}
        value={clock}
        onPick={setClock}
      />
      {clock === 'untimed' && (
        <Field
          label={settings.absentDays}
          name="absentDays"
          type="number"
          min={1}
          max={60}
          defaultValue="3"
        />
      )}
      {clock === 'live' && (
        <div class="row">
          <Field label={settings.bank} name="bank" type="number" min={0} max={120} defaultValue="20" />
          <Field
            label={settings.perDecision}
            name="perDecision"
            type="number"
            min={5}
            max={3600}
            defaultValue="30"
          />
        </div>
      )}
      {clock === 'correspondence' && (
        <Field label={settings.hours} name="hours" type="number" min={1} max={336} defaultValue="24" />
      )}
    </Part>
  );
}

/** Strong enough for most tables, and answers at once. */
const DEFAULT_STAND_IN = 'merchant';
const PLAYERS = ['2', '3', '4', '5', '6'];

/** Visibility, rating and table options. */
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

/** Options that are rarely changed. */
function MorePart({ players, bots }: { players: number; bots: readonly string[] }) {
  const words = useWords();
  const { settings, start } = words;
  const [stand, setStand] = useState(botOr(DEFAULT_STAND_IN, bots));
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
      <Check name="askForced" label={settings.askForced} hint={start.askForcedHint} />
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
        <small class="faint">{start.tilesHint}</small>
      </label>
    </details>
  );
}

function NewTableForm({ bots }: { bots: readonly string[] }) {
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

/** Page that creates a table with all its settings. */
export async function newTablePage(): Promise<Page> {
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  return { title: () => session.words.start.create, content: <NewTableForm bots={bots} /> };
}
