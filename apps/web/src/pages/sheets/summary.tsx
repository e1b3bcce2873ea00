import type { SheetsWords } from '@keyflower/words';
import { PlayerNumbers } from './player-numbers.tsx';
import { SheetPart } from './sheet-part.tsx';

type Parts = SheetsWords['summary']['parts'];

/** The rules behind each part, to read on. */
export const RULES: Readonly<Record<keyof Parts, readonly string[]>> = {
  goal: ['SEA-1', 'SCORE-15'],
  setup: ['SET-4', 'SET-5', 'SET-8'],
  turn: ['TURN-1', 'TURN-2', 'TURN-3'],
  bidding: ['BID-1', 'BID-2', 'BID-5', 'BID-6'],
  using: ['USE-1', 'USE-2', 'USE-5', 'USE-6'],
  colours: ['BID-4', 'BID-7', 'USE-3'],
  transport: ['MOVE-1', 'MOVE-2', 'MOVE-4', 'MOVE-5'],
  ending: ['END-1', 'END-3', 'END-4', 'END-5', 'END-6', 'END-10'],
  winter: ['SEA-4', 'END-7', 'END-9'],
  scoring: ['SCORE-1', 'SCORE-2', 'SCORE-3', 'SCORE-4', 'SCORE-5', 'SCORE-12'],
  farmers: ['FARM-3', 'FARM-6', 'FARM-7', 'FARM-8', 'FARM-10', 'FARM-12'],
};

/** The rules on one page. */
export const Summary = ({ words }: { words: SheetsWords }) => (
  <div class="sheet-columns">
    {(Object.keys(RULES) as (keyof Parts)[]).map((id) => (
      <SheetPart key={id} {...words.summary.parts[id]} label={words.rules} rules={RULES[id]}>
        {id === 'setup' && <PlayerNumbers words={words} />}
      </SheetPart>
    ))}
  </div>
);
