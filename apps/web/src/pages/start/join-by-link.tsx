import { useId, useState } from 'preact/hooks';
import { pathOfInvitation } from '../../page/invitation.ts';
import { go } from '../../page/router.ts';
import { Part } from '../../ui/controls.tsx';
import { useWords } from '../../ui/hooks.ts';

/** For those who were sent a link, or only a table's code. */
export function JoinByLink() {
  const { start } = useWords();
  const [wrong, setWrong] = useState(false);
  const complaint = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const link = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const path = typeof link === 'string' ? pathOfInvitation(link) : null;
    if (path === null) setWrong(true);
    else go(path);
  };
  return (
    <Part title={start.join}>
      <p class="faint">{start.joinHint}</p>
      <form class="row" onSubmit={submit}>
        <input
          class="grows"
          name="link"
          required
          autocomplete="off"
          aria-label={start.joinLabel}
          placeholder={start.joinLabel}
          aria-invalid={wrong}
          aria-describedby={complaint}
          onInput={() => setWrong(false)}
        />
        <button type="submit">{start.joinIt}</button>
      </form>
      <p id={complaint} class="bad" role="status">
        {wrong ? start.joinBad : ''}
      </p>
    </Part>
  );
}
