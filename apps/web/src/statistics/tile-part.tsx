import type { Statistics } from '@keyflower/protocol';
import { type Tally, sumOf } from '@keyflower/protocol/counting';
import type { StatisticsWords } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { api, session } from '../session/index.ts';
import { Part, usePageWords } from '../ui/index.ts';
import { tileFigures } from './figures.ts';
import { numbersOf } from './numbers.ts';
import { TEXTS } from './texts.ts';

/** The sums of the site, asked for once while the page is open. */
let asked: Promise<Tally> | null = null;

async function siteTally(): Promise<Tally> {
  const { groups } = await api<Statistics>('GET', '/statistics');
  return sumOf(groups.map(({ tally }) => tally));
}

interface Loaded {
  tally: Tally;
  words: StatisticsWords;
}

async function load(): Promise<Loaded> {
  asked ??= siteTally();
  try {
    return { tally: await asked, words: await TEXTS.load(session.me.lang) };
  } catch (error) {
    asked = null;
    throw error;
  }
}

function Figures({ tile, tally, words: first }: Loaded & { tile: string }) {
  const words = usePageWords(TEXTS, first);
  const { whole, tenths, percent } = numbersOf(session.me.lang);
  const figures = tileFigures(tally).find(({ spec }) => spec.id === tile);
  if (!figures) return null;
  const { won, price, had, points, upgraded, wins } = figures;
  const columns = words.tileColumns;
  const lines: readonly (readonly [string, string])[] = [
    ...(won > 0 ? [[columns.won, whole(won)] as const, [columns.price, tenths(price)] as const] : []),
    [columns.had, whole(had)],
    ...(had > 0 ? [[columns.points, tenths(points)] as const] : []),
    ...(upgraded === null ? [] : [[columns.upgraded, percent(upgraded)] as const]),
    ...(wins === null ? [] : [[columns.wins, percent(wins)] as const]),
  ];
  return (
    <Part class="tile-statistics" title={words.title}>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="faint">
        {words.tilesNote} <a href="/statistics">{words.more}</a>
      </p>
    </Part>
  );
}

/** What the games of this server say about a tile; nothing without the server. */
export function TileStatistics({ tile }: { tile: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setLoaded(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded && <Figures tile={tile} {...loaded} />;
}
