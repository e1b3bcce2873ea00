import type { NewTable, TableSettings, UnratedReason } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { session } from '../session/index.ts';
import {
  botAbout,
  botOr,
  botTitle,
  Check,
  Choice,
  choosable,
  Field,
  fieldsOf,
  Form,
  Part,
  Picks,
  unratedText,
  useWords,
} from '../ui/index.ts';
import { settingsFrom, unratedBy } from './settings-fields.ts';

/** The settings that a form begins with: those of a table, or the defaults. */
type Initial = Partial<TableSettings>;

const clockOf = <K extends 'live' | 'correspondence'>(kind: K, { clock }: Initial) =>
  clock?.kind === kind ? (clock as Extract<TableSettings['clock'], { kind: K }>) : undefined;

function ClockFields({ initial = {} }: { initial?: Initial }) {
  const { settings } = useWords();
  const [clock, setClock] = useState<string>(initial.clock?.kind ?? 'untimed');
  const live = clockOf('live', initial);
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
          defaultValue={initial.absentDays ?? 3}
        />
      )}
      {clock === 'live' && (
        <div class="row">
          <Field
            label={settings.bank}
            name="bank"
            type="number"
            min={0}
            max={120}
            defaultValue={live ? live.bank / 60 : 20}
          />
          <Field
            label={settings.perDecision}
            name="perDecision"
            type="number"
            min={5}
            max={3600}
            defaultValue={live?.perDecision ?? 30}
          />
        </div>
      )}
      {clock === 'correspondence' && (
        <Field
          label={settings.hours}
          name="hours"
          type="number"
          min={1}
          max={336}
          defaultValue={clockOf('correspondence', initial)?.hours ?? 24}
        />
      )}
    </Part>
  );
}

/** Strong enough for most tables, and answers at once. */
const DEFAULT_STAND_IN = 'merchant';
const PLAYERS = ['2', '3', '4', '5', '6'];

/** Visibility, rating and table options. */
function TablePart({ initial, unrated }: { initial: Initial; unrated: UnratedReason | null }) {
  const words = useWords();
  const { start, settings, after } = words;
  return (
    <Part title={start.theTable}>
      <Field
        label={settings.title}
        name="title"
        maxLength={60}
        autocomplete="off"
        defaultValue={initial.title ?? ''}
      />
      <Check name="public" label={settings.public} hint={start.publicHint} checked={initial.public} />
      <Check name="rated" label={settings.rated} hint={start.ratedHint} checked={initial.rated} />
      {unrated === null ? null : (
        <p class="bad" role="status">
          {after.unrated(unratedText(unrated, words))}
        </p>
      )}
      <Check name="spectators" label={settings.spectators} checked={initial.spectators ?? true} />
      <Check name="aids" label={settings.aids} hint={start.aidsHint} checked={initial.aids ?? true} />
      <Check name="confirm" label={settings.confirm} hint={start.confirmHint} checked={initial.confirm} />
    </Part>
  );
}

/** Options that are rarely changed. */
function MorePart({
  initial,
  players,
  bots,
}: {
  initial: Initial;
  players: number;
  bots: readonly string[];
}) {
  const words = useWords();
  const { settings, start } = words;
  const [stand, setStand] = useState(initial.stand ?? botOr(DEFAULT_STAND_IN, bots));
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
        value={initial.timeout}
      />
      <Choice
        label={settings.onLeave}
        name="onLeave"
        options={[
          ['bot', settings.onLeaveBot],
          ['vote', settings.onLeaveVote],
        ]}
        value={initial.onLeave}
      />
      <Choice
        label={settings.stand}
        name="stand"
        options={choosable(bots).map((id) => [id, botTitle(id, words)] as const)}
        value={stand}
        onPick={setStand}
      />
      <p class="faint">{botAbout(stand, words)}</p>
      <Check
        name="askForced"
        label={settings.askForced}
        hint={start.askForcedHint}
        checked={initial.askForced}
      />
      <fieldset>
        <legend>{settings.handicap}</legend>
        {Array.from({ length: players }, (_, seat) => (
          <Check
            key={seat}
            name={`handicap${seat}`}
            label={settings.seat(seat)}
            checked={initial.options?.handicap.includes(seat)}
          />
        ))}
      </fieldset>
      <Field
        label={settings.seed}
        name="seed"
        maxLength={200}
        autocomplete="off"
        defaultValue={initial.seed ?? ''}
      />
      <label class="field">
        <span>{settings.tiles}</span>
        <textarea
          name="tiles"
          rows={3}
          defaultValue={initial.tiles === undefined ? '' : JSON.stringify(initial.tiles)}
        />
        <small class="faint">{start.tilesHint}</small>
      </label>
    </details>
  );
}

/** All settings of a table, to create it or to change them before the game. */
export function SettingsForm({
  initial = {},
  bots,
  label,
  send,
}: {
  initial?: Initial;
  bots: readonly string[];
  label: string;
  send: (settings: NewTable) => unknown;
}) {
  const { start, settings } = useWords();
  const [players, setPlayers] = useState(String(initial.options?.players ?? 3));
  const [farmers, setFarmers] = useState<string>(initial.options?.farmers ?? 'off');
  const [unrated, setUnrated] = useState<UnratedReason | null>(null);
  const check = (event: InputEvent): void =>
    setUnrated(unratedBy(fieldsOf(event.currentTarget as HTMLFormElement), session.me.guest));
  return (
    <Form class="new-table" label={label} send={(fields) => send(settingsFrom(fields))} onInput={check}>
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
            <Check name="gamers" label={settings.gamers} checked={initial.options?.gamers} />
          </Part>
          <ClockFields initial={initial} />
        </div>
        <div>
          <TablePart initial={initial} unrated={unrated} />
          <MorePart initial={initial} players={Number(players)} bots={bots} />
        </div>
      </div>
    </Form>
  );
}
