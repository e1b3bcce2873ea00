import { attempt, prefer, type Preferences, preferences, session } from '../session/index.ts';
import { Check, Picks } from './controls.tsx';

/** Worker colours of each palette: blue, red, yellow, green. */
function Swatch({ palette }: { palette: Preferences['palette'] }) {
  return (
    <svg class={`swatch ${palette}`} viewBox="0 0 44 12" width="44" height="12" aria-hidden="true">
      {['blue', 'red', 'yellow', 'green'].map((colour, i) => (
        <circle key={colour} class={colour} cx={6 + i * 10.5} cy="6" r="4.5" />
      ))}
    </svg>
  );
}

/** Preferences for this device and for confirmations. Changes apply at once. */
export function PreferencesForm() {
  const { me, words } = session;
  const { look, confirm } = words.preferences;
  const now = preferences();
  const themes = Object.entries(look.themes) as [Preferences['theme'], string][];
  const palettes = Object.entries(look.palettes) as [Preferences['palette'], string][];
  return (
    <div class="preferences">
      <Picks
        legend={look.theme}
        name="theme"
        options={themes}
        value={now.theme}
        onPick={(theme) => prefer({ theme: theme as Preferences['theme'] })}
      />
      <Picks
        legend={look.palette}
        name="palette"
        options={palettes.map(([id, text]) => [
          id,
          <>
            <Swatch palette={id} /> {text}
          </>,
        ])}
        value={now.palette}
        onPick={(palette) => prefer({ palette: palette as Preferences['palette'] })}
      />
      <Check
        label={look.motion}
        checked={now.motion === 'auto'}
        onTick={(moves) => prefer({ motion: moves ? 'auto' : 'off' })}
      />
      <Check label={look.sound} checked={now.sound} onTick={(sound) => prefer({ sound })} />
      <Check label={look.keys} checked={now.keys} onTick={(keys) => prefer({ keys })} />
      <Check
        label={confirm}
        checked={me.settings.confirm}
        onTick={(on) => void attempt(() => session.changeMe({ settings: { confirm: on } }))}
      />
    </div>
  );
}
