import { useState } from 'preact/hooks';
import { house } from '../../house.ts';
import { Field, Form } from '../../ui/controls.tsx';
import { useHouse } from '../../ui/hooks.ts';

/** Guests have a name at once; here they give themselves another. */
export function MyName() {
  const { me, words } = useHouse();
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
        await house.changeMe({ name });
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
