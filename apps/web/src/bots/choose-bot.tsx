import { useState } from 'preact/hooks';
import { attempt } from '../session/index.ts';
import { Dialog } from '../ui/dialogs.tsx';
import { choosable, Introduced } from './characters.tsx';

/** A button that lets somebody choose a bot. */
export function ChooseBot({
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
                <Introduced bot={bot} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
