import type { ReportRow } from '@keyflower/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Field, Form } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useHouse } from '../../ui/hooks.ts';
import { moment } from '../../ui/moment.ts';

/** One report, and what can be done about it: every deed needs a reason. */
export function Report({ report, done }: { report: ReportRow; done: () => Promise<void> }) {
  const { me, words } = useHouse();
  const { operator, game } = words;
  const { id, by, person, table, chat, text, at } = report;
  const [deed, setDeed] = useState<{ title: string; path: string } | null>(null);
  return (
    <li class={report.done === null ? '' : 'faint'}>
      <div>
        {text}
        <small class="faint">
          {moment(at, me.lang)} · {by === null ? '–' : <a href={`/people/${by}`}>{by}</a>}
          {person !== null && (
            <>
              {' → '}
              <a href={`/people/${person}`}>{person}</a>
            </>
          )}
          {table !== null && (
            <>
              {' · '}
              <a href={`/t/${table}`}>{table}</a>
            </>
          )}
          {report.done !== null && ` · ${operator.settled}`}
        </small>
      </div>
      <span class="tools">
        {chat !== null && (
          <button
            type="button"
            class="quiet"
            onClick={() => setDeed({ title: game.remove, path: `/operator/chat/${chat}/remove` })}
          >
            {game.remove}
          </button>
        )}
        {report.done === null && (
          <button
            type="button"
            onClick={() => setDeed({ title: operator.settle, path: `/operator/reports/${id}/done` })}
          >
            {operator.settle}
          </button>
        )}
      </span>
      {deed && (
        <Dialog title={deed.title} onClose={() => setDeed(null)}>
          <Form
            label={deed.title}
            send={async ({ reason }) => {
              await api('POST', deed.path, { reason });
              setDeed(null);
              await done();
            }}
          >
            <Field label={operator.reason} name="reason" required maxLength={300} autocomplete="off" />
          </Form>
        </Dialog>
      )}
    </li>
  );
}
