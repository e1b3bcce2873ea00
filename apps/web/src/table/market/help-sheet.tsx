import { Dialog } from '../../ui/dialogs.tsx';
import { useScene } from '../scene.ts';
import { SeatPlate } from '../side/seat-plate.tsx';

/** What is written on the key, or said of it. */
const ENTER = { en: 'Enter', de: 'Eingabe', fr: 'Entrée' };

/** All keys and gestures, and whose sign is whose. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { words, cast, sight } = useScene();
  const { help, players } = words.market;
  const keys: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', help.arrows],
    [ENTER[words.language], help.enter],
    ['Esc', help.escape],
    ['B', help.bid],
    ['U', help.use],
    ['P', help.pass],
    ['R', help.rotate],
    ['Z', help.undo],
    ['L', help.log],
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
        {sight.players.map((_, seat) => (
          <li key={seat}>
            <SeatPlate seat={seat} />
            {cast(seat)} <span class="faint small">({players.marks[seat]})</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
