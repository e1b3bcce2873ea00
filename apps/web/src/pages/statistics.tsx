import type { Statistics } from '@keyflower/protocol';
import type { TallyGroup } from '@keyflower/protocol/counting';
import type { StatisticsWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { api, attempt, session } from '../session/index.ts';
import { StatisticsPanel, TEXTS } from '../statistics/index.ts';
import { Choice, type Page, usePageWords } from '../ui/index.ts';

const WHOSE = ['site', 'me', 'device'] as const;
type Whose = (typeof WHOSE)[number];

async function groupsOf(whose: Whose): Promise<readonly TallyGroup[]> {
  if (whose === 'device') return (await import('../device/index.ts')).deviceStatistics();
  const path = whose === 'site' ? '/statistics' : `/people/${session.me.id}/statistics`;
  return (await api<Statistics>('GET', path)).groups;
}

interface Shown {
  whose: Whose;
  groups: readonly TallyGroup[];
}

function StatisticsPage({ first, begin }: { first: StatisticsWords; begin: Shown }) {
  const words = usePageWords(TEXTS, first);
  const [{ whose, groups }, show] = useState(begin);
  const pick = (wanted: string): Promise<boolean> => {
    const next = WHOSE.find((one) => one === wanted) ?? 'site';
    return attempt(async () => show({ whose: next, groups: await groupsOf(next) }));
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p class="faint">{words.intro}</p>
      <div class="row">
        <Choice
          label={words.whose}
          value={whose}
          options={WHOSE.map((one) => [one, words.of[one]] as const)}
          onPick={(wanted) => void pick(wanted)}
        />
      </div>
      <p class="faint" role="status">
        {session.away ? words.away : ''} {whose === 'device' ? words.deviceNote : ''}
      </p>
      <StatisticsPanel key={whose} groups={groups} words={words} />
    </>
  );
}

/** The statistics of the site; without the server, those of the games on this device. */
export async function statisticsPage(): Promise<Page> {
  const [first, begin] = await Promise.all([TEXTS.load(session.me.lang), beginning()]);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).title,
    content: <StatisticsPage first={first} begin={begin} />,
    isLocal: true,
  };
}

async function beginning(): Promise<Shown> {
  const asked = new URLSearchParams(location.search).get('of');
  const whose = session.away ? 'device' : (WHOSE.find((one) => one === asked) ?? 'site');
  return { whose, groups: await groupsOf(whose) };
}
