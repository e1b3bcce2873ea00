import type { SeatInfo } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { api, attempt, session } from '../session/index.ts';
import {
  Button,
  choosable,
  Dialog,
  BotDescription,
  Part,
  SettingsList,
  unratedText,
  useWords,
} from '../ui/index.ts';
import type { TableModel } from '../play/index.ts';
import { Invitations } from './invitations.tsx';
import type { SettingsForm } from './settings-form.tsx';

interface LobbyProps {
  model: TableModel;
  bots: readonly string[];
  /** The key that this person came with, possibly that of one seat. */
  accessKey: string | undefined;
}

/** A table before its game: who sits where, and who may join. */
export function Lobby({ model, bots, accessKey }: LobbyProps) {
  const { info, you } = model;
  const words = useWords();
  const { lobby, after, settings } = words;
  if (!info) return null;
  const full = info.seats.every(({ person, bot }) => person !== null || bot !== null);
  const post = (what: string): Promise<unknown> => api('POST', `/tables/${model.id}/${what}`, {});
  return (
    <div class="lobby">
      {you.seat !== null && info.unconfirmed.includes(you.seat) ? (
        <Part title={lobby.changed} class="changed" role="status">
          <SettingsList info={info} />
          <p>{lobby.changedHint}</p>
          <Button class="main" data-act="agree" work={() => post('confirm')}>
            {lobby.agree}
          </Button>
        </Part>
      ) : null}
      {info.continued ? <p>{settings.continued(info.continued.actions)}.</p> : null}
      <Part title={lobby.seats}>
        <ol class="seats">
          {info.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} model={model} bots={bots} accessKey={accessKey} />
          ))}
        </ol>
        {you.host ? (
          <div class="row">
            <Button
              class="main"
              disabled={!full || info.unconfirmed.length > 0}
              data-act="start"
              work={() => post('start')}
            >
              {lobby.start}
            </Button>
            <Button class="quiet" work={() => post('cancel')}>
              {lobby.cancel}
            </Button>
          </div>
        ) : (
          <p class="faint">{lobby.waitForHost}</p>
        )}
        {you.host && !full && <p class="faint">{lobby.startHint}</p>}
        {you.host && info.reason !== null ? (
          <p class="bad" role="status">
            {after.unrated(unratedText(info.reason, words))}
          </p>
        ) : null}
      </Part>
      <Invitations info={info} you={you} />
      <Settings model={model} bots={bots} />
    </div>
  );
}

function Seat({ seat, model, bots, accessKey }: LobbyProps & { seat: SeatInfo }) {
  const { lobby, unnamed } = useWords();
  const { person, bot, reserved } = seat;
  const kept = reserved !== null && reserved.id !== session.me.id;
  return (
    <li data-seat={seat.seat}>
      <span class={model.online[seat.seat] || bot !== null ? 'dot here' : 'dot'} />
      {person ? (
        <a href={`/people/${person.id}`}>{person.name || unnamed}</a>
      ) : bot !== null ? (
        <BotDescription bot={bot} />
      ) : (
        <span class="faint">{kept ? lobby.keptFor(reserved.name) : lobby.free}</span>
      )}
      {person && model.info?.host === person.id && <span class="faint"> ({lobby.host})</span>}
      {person?.guest && <span class="faint"> ({lobby.guest})</span>}
      {model.info?.unconfirmed.includes(seat.seat) && <span class="bad">{lobby.notAgreed}</span>}
      <Tools seat={seat} model={model} bots={bots} accessKey={accessKey} />
    </li>
  );
}

function Tools({ seat: { seat, person, bot }, model, bots, accessKey }: LobbyProps & { seat: SeatInfo }) {
  const { lobby } = useWords();
  const { you, id } = model;
  const free = person === null && bot === null;
  const put = (who: string | null): Promise<unknown> =>
    api('PUT', `/tables/${id}/seats/${seat}`, { bot: who });
  const sit = { seat, ...(accessKey === undefined ? {} : { key: accessKey }) };
  if (person?.id === session.me.id)
    return (
      <span class="tools">
        <Button class="quiet" work={() => api('POST', `/tables/${id}/stand`, {})}>
          {lobby.stand}
        </Button>
      </span>
    );
  return (
    <span class="tools">
      {free && (
        <Button data-act="sit" work={() => api('POST', `/tables/${id}/sit`, sit)}>
          {lobby.sit}
        </Button>
      )}
      {free && you.host && <ChooseBot label={lobby.putBot} bots={bots} onChoose={put} />}
      {!free && you.host && (
        <Button class="quiet" work={() => put(null)}>
          {lobby.clear}
        </Button>
      )}
    </span>
  );
}

/** The table's settings; the host can change them until the game begins. */
function Settings({ model, bots }: Pick<LobbyProps, 'model' | 'bots'>) {
  const { lobby } = useWords();
  const [Form, setForm] = useState<typeof SettingsForm | null>(null);
  const { info, you, id } = model;
  if (!info) return null;
  const edit = async (): Promise<void> => {
    const loaded = await import('./settings-form.tsx');
    setForm(() => loaded.SettingsForm);
  };
  return (
    <details class="part" data-part="settings">
      <summary>{lobby.details}</summary>
      {Form ? (
        <Form
          initial={info.settings}
          bots={bots}
          label={lobby.saveSettings}
          send={async (settings) => {
            await api('PUT', `/tables/${id}/settings`, settings);
            setForm(null);
          }}
        />
      ) : (
        <>
          <SettingsList info={info} />
          {you.host ? <Button work={edit}>{lobby.changeSettings}</Button> : null}
        </>
      )}
    </details>
  );
}

/** A button that opens the choice of a bot. */
function ChooseBot({
  label,
  bots,
  onChoose,
}: {
  label: string;
  bots: readonly string[];
  onChoose: (bot: string) => Promise<unknown>;
}) {
  const [asking, ask] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" data-act="put-bot" onClick={() => ask(true)}>
        {label}
      </button>
      {asking && (
        <Dialog title={label} onClose={() => ask(false)}>
          <div class="characters">
            {choosable(bots).map((bot) => (
              <button
                key={bot}
                type="button"
                onClick={() => {
                  ask(false);
                  void attempt(() => onChoose(bot));
                }}
              >
                <BotDescription bot={bot} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
