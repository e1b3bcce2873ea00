import type { AuditRow, ReportRow } from '@keyflower/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api, session, toast } from '../session/index.ts';
import { dateText, Dialog, Field, Form, type Page, Part, useWords } from '../ui/index.ts';
import { accountWords, ensureAccountWords, useAccountWords } from './account/words.ts';

/** One report with its possible measures, each of which needs a reason. */
export function Report({ report, done }: { report: ReportRow; done: () => Promise<void> }) {
  const { me, words } = session;
  const { game } = words;
  const { operator } = useAccountWords();
  const { id, by, person, table, chat, text, at } = report;
  const [measure, setMeasure] = useState<{ title: string; path: string } | null>(null);
  return (
    <li class={report.done === null ? '' : 'faint'}>
      <div>
        {text}
        <small class="faint">
          {dateText(at, me.lang)} · {by === null ? '–' : <a href={`/people/${by}`}>{by}</a>}
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
            onClick={() => setMeasure({ title: game.remove, path: `/operator/chat/${chat}/remove` })}
          >
            {game.remove}
          </button>
        )}
        {report.done === null && (
          <button
            type="button"
            onClick={() => setMeasure({ title: operator.settle, path: `/operator/reports/${id}/done` })}
          >
            {operator.settle}
          </button>
        )}
      </span>
      {measure && (
        <Dialog title={measure.title} onClose={() => setMeasure(null)}>
          <Form
            label={measure.title}
            send={async ({ reason }) => {
              await api('POST', measure.path, { reason });
              setMeasure(null);
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

interface OperatorLists {
  reports: readonly ReportRow[];
  entries: readonly AuditRow[];
}

async function loadLists(): Promise<OperatorLists> {
  const [{ reports }, { entries }] = await Promise.all([
    api<{ reports: ReportRow[] }>('GET', '/operator/reports'),
    api<{ entries: AuditRow[] }>('GET', '/operator/audit'),
  ]);
  return { reports, entries };
}

/** A measure against a person or a table, with a reason. */
function Measure({
  title,
  done,
  work,
  children,
}: {
  title: string;
  done: () => Promise<void>;
  work: (fields: Record<string, string>) => Promise<unknown>;
  children: ComponentChildren;
}) {
  const { saved } = useWords();
  const { operator } = useAccountWords();
  return (
    <Part title={title}>
      <Form
        label={title}
        send={async (fields) => {
          await work(fields);
          toast(saved);
          await done();
        }}
      >
        {children}
        <Field label={operator.reason} name="reason" required maxLength={300} autocomplete="off" />
      </Form>
    </Part>
  );
}

function OperatorPage({ first }: { first: OperatorLists }) {
  const { me } = session;
  const { operator } = useAccountWords();
  const [{ reports, entries }, setLists] = useState(first);
  const again = async (): Promise<void> => setLists(await loadLists());
  return (
    <>
      <h1>{operator.title}</h1>
      <Part title={operator.reports}>
        {reports.length === 0 && <p class="faint">{operator.noReports}</p>}
        <ul class="tables">
          {reports.map((report) => (
            <Report key={report.id} report={report} done={again} />
          ))}
        </ul>
      </Part>
      <div class="two">
        <Measure
          title={operator.ban}
          done={again}
          work={({ person = '', days, reason }) =>
            api('POST', `/operator/people/${encodeURIComponent(person)}/ban`, { days: Number(days), reason })
          }
        >
          <Field label={operator.person} name="person" required autocomplete="off" />
          <Field label={operator.banDays} name="days" type="number" min={0} max={3650} defaultValue="7" />
        </Measure>
        <Measure
          title={operator.close}
          done={again}
          work={({ table = '', reason }) =>
            api('POST', `/operator/tables/${encodeURIComponent(table)}/close`, { reason })
          }
        >
          <Field label={operator.table} name="table" required autocomplete="off" />
        </Measure>
      </div>
      <Part title={operator.audit}>
        <ul class="plain">
          {entries.map(({ id, at, operator: who, act, target, reason }) => (
            <li key={id}>
              {`${dateText(at, me.lang)} · ${who ?? '–'} · ${act} ${target}${reason ? `: ${reason}` : ''}`}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Closed() {
  const { operator } = useAccountWords();
  return (
    <>
      <h1>{operator.title}</h1>
      <p>{operator.only}</p>
    </>
  );
}

/** The operators' page. The server checks permissions; this page only shows the tools. */
export async function operatorPage(): Promise<Page> {
  await ensureAccountWords();
  const title = (): string => accountWords().operator.title;
  return { title, content: session.me.operator ? <OperatorPage first={await loadLists()} /> : <Closed /> };
}
