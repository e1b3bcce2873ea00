import { useEffect, useRef, useState } from 'preact/hooks';
import { prefer, preferences, session } from '../session/index.ts';
import { Field, Form, Part, useWords } from '../ui/index.ts';

/** Whether a guest with a name from the server should be asked for their own; once on a device. */
export const shouldAskName = (): boolean => session.me.guest && !preferences().named;

/** Asks a guest for a name before they meet the others. */
export function NameQuestion() {
  const { lobby, start } = useWords();
  const { name } = session.me;
  const [given] = useState(name);
  const card = useRef<HTMLDivElement>(null);
  // Browsers follow `autofocus` on the first page only.
  useEffect(() => card.current?.querySelector('input')?.focus(), []);
  return (
    <div class="lobby-page" ref={card}>
      <Part title={lobby.askName}>
        <Form
          label={lobby.toTable}
          send={async (fields) => {
            const wanted = fields.name?.trim() ?? '';
            if (wanted !== '' && wanted !== name) await session.changeMe({ name: wanted });
            prefer({ named: true });
          }}
        >
          <Field
            label={start.name}
            name="name"
            defaultValue={given}
            maxLength={24}
            autocomplete="nickname"
            onFocus={(event) => event.currentTarget.select()}
          />
        </Form>
      </Part>
    </div>
  );
}
