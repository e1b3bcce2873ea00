import { BASE_TILES, FARMERS_TILES, SEASONS, type TileSpec } from '@keyflower/engine';
import type { SheetsWords } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import { LegendList, legendOf } from '../../board/index.ts';
import { useWords } from '../../ui/index.ts';
import { PlayerNumbers } from './player-numbers.tsx';
import { SheetPart } from './sheet-part.tsx';

type Parts = SheetsWords['aid']['parts'];

/** The rules behind each part, to read on. */
export const RULES: Readonly<Record<keyof Parts, readonly string[]>> = {
  turn: ['TURN-1', 'TURN-2', 'BID-5', 'USE-1'],
  workers: ['BID-2', 'BID-6', 'USE-3'],
  colours: ['BID-3', 'BID-4', 'BID-7'],
  costs: ['USE-2', 'USE-6', 'USE-8', 'USE-9', 'MOVE-2', 'MOVE-4'],
  ending: ['END-1', 'END-2', 'END-3', 'END-4', 'END-5', 'END-7', 'FARM-10', 'END-9', 'END-10', 'END-11'],
  scoring: ['SCORE-1', 'SCORE-2', 'SCORE-3', 'SCORE-4', 'SCORE-5', 'SCORE-12'],
  wheat: ['FARM-8', 'FARM-16'],
  fields: ['FARM-3', 'FARM-4', 'FARM-6', 'FARM-7', 'FARM-10'],
  farmScoring: ['FARM-12', 'SCORE-15'],
};

const ofKind = (tiles: readonly TileSpec[], kind: TileSpec['kind']): readonly TileSpec[] =>
  tiles.filter((tile) => tile.kind === kind);

function Part({ id, words, isOrdered }: { id: keyof Parts; words: SheetsWords; isOrdered?: boolean }) {
  return (
    <SheetPart
      {...words.aid.parts[id]}
      isOrdered={isOrdered ?? false}
      label={words.rules}
      rules={RULES[id]}
    />
  );
}

function Seasons({ words }: { words: SheetsWords }) {
  const { story } = useWords();
  const { title, season, market, end, rows } = words.aid.seasons;
  return (
    <section class="sheet-part">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {[season, market, end].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEASONS.map((name) => (
            <tr key={name}>
              <th scope="row">{story.seasons[name]}</th>
              {rows[name].map((text) => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Tiles with what each of their sides does. */
function Tiles({ title, tiles }: { title: string; tiles: readonly TileSpec[] }) {
  const { story } = useWords();
  return (
    <section class="sheet-part">
      <h2>{title}</h2>
      <dl>
        {tiles.map((tile) => (
          <div key={tile.id}>
            <dt>{tileName(tile.id, story)}</dt>
            {(tile.back ? [false, true] : [false]).map((flipped) => (
              <dd key={String(flipped)}>
                {tile.back && `${flipped ? 'b' : 'a'}) `}
                {sideText(tile, flipped, story)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What one looks up while playing: the base game, then the icons and The Farmers. */
export function PlayerAid({ words }: { words: SheetsWords }) {
  const all = useWords();
  const { pieces, farmPieces, signs, farmSigns } = legendOf(all);
  const { boats, abilities, icons, farmers } = words.aid;
  return (
    <>
      <div class="sheet-columns">
        <Seasons words={words} />
        {(['turn', 'workers', 'colours', 'costs'] as const).map((id) => (
          <Part key={id} id={id} words={words} />
        ))}
        <Part id="ending" words={words} isOrdered />
        <Part id="scoring" words={words} />
        <Tiles title={boats} tiles={ofKind(BASE_TILES, 'boat')} />
        <section class="sheet-part">
          <PlayerNumbers words={words} />
        </section>
      </div>
      <div class="next-page">
        <Tiles title={abilities} tiles={ofKind(BASE_TILES, 'summer-boat')} />
        <section class="sheet-part">
          <h2>{icons}</h2>
          <LegendList signs={pieces} />
          <LegendList wide signs={signs} />
        </section>
      </div>
      <h1 class="sheet-heading">{farmers}</h1>
      <div class="sheet-columns">
        {(['wheat', 'fields', 'farmScoring'] as const).map((id) => (
          <Part key={id} id={id} words={words} />
        ))}
        <Tiles title={abilities} tiles={ofKind(FARMERS_TILES, 'summer-boat')} />
        <section class="sheet-part">
          <h2>{icons}</h2>
          <LegendList signs={farmPieces} />
          <LegendList wide signs={farmSigns} />
        </section>
      </div>
    </>
  );
}
