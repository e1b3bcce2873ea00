import { api, session } from '../session/index.ts';
import { go, type Page, useWords } from '../ui/index.ts';
import { SettingsForm } from './settings-form.tsx';

function NewTable({ bots }: { bots: readonly string[] }) {
  const { start } = useWords();
  return (
    <>
      <h1>{start.create}</h1>
      <p class="faint">{start.createHint}</p>
      <SettingsForm
        bots={bots}
        label={start.createIt}
        send={async (settings) => go(`/t/${(await api<{ id: string }>('POST', '/tables', settings)).id}`)}
      />
    </>
  );
}

/** Page that creates a table with all its settings. */
export async function newTablePage(): Promise<Page> {
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  return { title: () => session.words.start.create, content: <NewTable bots={bots} /> };
}
