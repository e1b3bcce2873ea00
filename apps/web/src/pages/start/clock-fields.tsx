import { useState } from 'preact/hooks';
import { Field, Part, Picks } from '../../ui/controls.tsx';
import { useWords } from '../../ui/hooks.ts';

/** Whether anybody is in a hurry, and how much. */
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
