import { useState } from 'preact/hooks';
import { SeatPlate } from '../../art/index.ts';
import { api } from '../../session/index.ts';
import {
  Button,
  Dialog,
  LanguageChoice,
  PreferencesForm,
  ReportDialog,
  SettingsList,
} from '../../ui/index.ts';
import { useTable } from '../../play/index.ts';

/** An action that asks for confirmation. */
function ConfirmedAction({ label, sure, work }: { label: string; sure: string; work: () => unknown }) {
  const { words } = useTable();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" class="quiet" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <div class="confirmed-action" role="group" aria-label={label}>
      <p>{sure}</p>
      <Button work={work} class="main">
        {words.market.menu.yes}
      </Button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {words.market.menu.no}
      </button>
    </div>
  );
}

/** The table's menu: settings, preferences, help, and the exits. */
export function Menu({
  onClose,
  onHelp,
  onLegend,
}: {
  onClose: () => void;
  onHelp: () => void;
  onLegend: () => void;
}) {
  const { model, backend, words } = useTable();
  const { info, you, id } = model;
  const { game, market, lobby } = words;
  const [reporting, setReporting] = useState(false);
  const { isLocal, MenuItems } = backend;
  const sitting = !isLocal && info?.status === 'playing' && you.seat !== null ? info.seats[you.seat] : null;
  const go = (what: 'leave' | 'resign') => async (): Promise<void> => {
    await api('POST', `/tables/${id}/${what}`, {});
    onClose();
  };
  return (
    <Dialog title={market.bar.menu} onClose={onClose} class="table-menu">
      <nav class="menu-ways">
        <a href="/" class="button quiet">
          {words.backHome}
        </a>
        <button type="button" class="quiet" onClick={onHelp}>
          {market.menu.help}
        </button>
        <button type="button" class="quiet" onClick={onLegend}>
          {market.menu.legend}
        </button>
        {MenuItems ? (
          <MenuItems />
        ) : info?.status === 'playing' ? (
          <a href={`/replay/${id}`} class="button quiet">
            {words.after.replay}
          </a>
        ) : null}
        {isLocal ? null : (
          <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setReporting(true)}>
            {market.menu.report}
          </button>
        )}
        {sitting?.gone === 'no' ? (
          <>
            <ConfirmedAction label={game.leave} sure={game.leaveSure} work={go('leave')} />
            <ConfirmedAction label={game.resign} sure={game.resignSure} work={go('resign')} />
          </>
        ) : null}
      </nav>
      <LanguageChoice />
      <details>
        <summary>{market.menu.preferences}</summary>
        <PreferencesForm />
      </details>
      {info && !isLocal ? (
        <details>
          <summary>{lobby.details}</summary>
          <SettingsList info={info} />
        </details>
      ) : null}
      {reporting ? <ReportDialog about={{ table: id }} onClose={() => setReporting(false)} /> : null}
    </Dialog>
  );
}

/** All keys and gestures, and the signs of the players. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { words, nameOf, view } = useTable();
  const { help, players } = words.market;
  const keys: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', help.arrows],
    [help.enterKey, help.enter],
    ['Esc', help.escape],
    ['B', help.bid],
    ['U', help.use],
    ['P', help.pass],
    ['R', help.rotate],
    ['Z', help.undo],
    ['L', help.log],
    ['I', help.legend],
    ['?', help.this],
  ];
  return (
    <Dialog title={help.title} onClose={onClose} class="help-sheet">
      <h3>{help.keys}</h3>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="faint small">{help.hint}</p>
      <h3>{help.pointer}</h3>
      <ul>
        {[help.touchTile, help.touchWorkers, help.drag, help.longPress, help.village].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.marks}</h3>
      <ul class="plain marks">
        {view.players.map((_, seat) => (
          <li key={seat}>
            <SeatPlate seat={seat} />
            {nameOf(seat)} <span class="faint small">({players.marks[seat]})</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
