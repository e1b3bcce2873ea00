import { useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { session } from '../../session/index.ts';
import { Field, Form, useWords } from '../../ui/index.ts';
import type { OpponentsProps } from './opponents.tsx';

/** Starts a game against bots in two clicks. */
export function PlayNow({ bots }: { bots: readonly string[] }) {
  const { start } = useWords();
  const [asking, ask] = useState<{ Opponents: ComponentType<OpponentsProps> } | null>(null);
  return (
    <>
      <button
        type="button"
        class="main large play-now"
        onClick={() => void import('./opponents.tsx').then(ask)}
      >
        <span>
          {start.playNow} <small>{start.playNowHint}</small>
        </span>
      </button>
      {asking && <asking.Opponents bots={bots} onClose={() => ask(null)} />}
    </>
  );
}

/** Guests get a name from the server; here they can change it. */
export function MyName() {
  const { me, words } = session;
  const { start } = words;
  const [changing, change] = useState(false);
  if (!changing)
    return (
      <p class="my-name">
        {start.playAs} <strong>{me.name}</strong>{' '}
        <button type="button" class="link" onClick={() => change(true)}>
          {start.rename}
        </button>
      </p>
    );
  return (
    <Form
      class="row my-name"
      label={words.save}
      send={async ({ name }) => {
        await session.changeMe({ name });
        change(false);
      }}
    >
      <Field
        label={start.name}
        name="name"
        defaultValue={me.name}
        maxLength={24}
        required
        autocomplete="nickname"
        autofocus
      />
    </Form>
  );
}
