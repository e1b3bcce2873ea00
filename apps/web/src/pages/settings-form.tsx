import type { NewTable, TableSettings, UnratedReason } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { ApiError, session } from '../session/index.ts';
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
    stand: fields.stand,
    confirm: on('confirm'),
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

/** What keeps a game from being rated, as far as the form decides it. */
export function unratedBy(fields: Fields, isGuest: boolean): UnratedReason | null {
  if (fields.rated !== 'on') return null;
  if (isGuest) return 'guests';
  if ((fields.seed ?? '') !== '') return 'chosen-seed';
  if ((fields.tiles ?? '').trim() !== '') return 'tile-overrides';
  return Object.keys(fields).some((name) => name.startsWith('handicap')) ? 'handicap' : null;
}

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
