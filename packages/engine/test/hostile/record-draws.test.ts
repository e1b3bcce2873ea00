import { describe, expect, it } from 'vitest';
import { type Line, lineOf, offence, recordedGame, tampered } from '../support/tampered.ts';
import { must } from '../../../../scripts/testing/must.ts';

const { whole, part } = recordedGame();
const draws = (what: string) => (line: Line) => (line.chance as Line | undefined)?.what === what;

describe('the draws', () => {
  for (const [what, wrong] of [
    ['home', ['home-9']],
    ['home', 5],
    ['workers', { blue: 41 }],
    ['workers', { blue: 1 }],
    ['workers', { blue: -1, red: 9 }],
    ['workers', { purple: 8 }],
    ['workers', 8],
    ['skills', { saw: 17 }],
    ['winter', ['keywood', 'scholar', 'jeweller']],
    ['winter', ['scholar', 'scholar', 'scholar']],
    ['market', []],
  ] as const) {
    it(`BAD_RECORD at its line: ${what} drawn as ${JSON.stringify(wrong)}`, () => {
      const at = lineOf(part, draws(what));
      expect(offence(tampered(part, (record) => ((must(record[at]).chance as Line).drawn = wrong)))).toBe(at);
    });
  }

  it('BAD_RECORD at its line: a draw after an action', () => {
    const at = lineOf(part, draws('market'), lineOf(part, draws('market')) + 1);
    expect(offence(tampered(part, (record) => ((must(record[at]).chance as Line).drawn = ['store'])))).toBe(
      at,
    );
  });

  it('BAD_RECORD: a draw for another player', () => {
    const at = lineOf(part, draws('workers'));
    expect(offence(tampered(part, (record) => ((must(record[at]).chance as Line).for = 1)))).toBe(at);
  });

  it('BAD_RECORD: a record that ends in the middle of a draw', () => {
    const at = lineOf(part, draws('skills'));
    const refusal = tampered(part, (record) => record.splice(at));
    expect(refusal.code).toBe('BAD_RECORD');
  });

  it('BAD_RECORD at its line: a possible draw that the seed does not give', () => {
    const at = lineOf(part, draws('workers'));
    const other = (drawn: Line) => (drawn.blue === 8 ? { red: 8 } : { blue: 8 });
    const change = (record: Line[]) => {
      const chance = must(record[at]).chance as Line;
      chance.drawn = other(chance.drawn as Line);
    };
    expect(offence(tampered(part, change, { seed: 'recorded' }))).toBe(at);
  });
});

describe('the result', () => {
  const last = (change: (line: Line) => void) => (record: Line[]) => change(record.at(-1)!);

  it('BAD_RECORD at the last line: points, winners or hash that are not the game’s', () => {
    const end = whole.length - 1;
    expect(
      offence(
        tampered(
          whole,
          last((line) => (line.result = { scores: [999, 0], winners: [0] })),
        ),
      ),
    ).toBe(end);
    expect(
      offence(
        tampered(
          whole,
          last((line) => (line.result = { ...(line.result as Line), winners: [] })),
        ),
      ),
    ).toBe(end);
    expect(
      offence(
        tampered(
          whole,
          last((line) => (line.hash = '0'.repeat(64))),
        ),
      ),
    ).toBe(end);
    expect(
      offence(
        tampered(
          whole,
          last((line) => (line.n = 1)),
        ),
      ),
    ).toBe(end);
  });

  it('BAD_RECORD: a result of the wrong type', () => {
    for (const wrong of [null, 5, 'won', []]) {
      expect(
        tampered(
          whole,
          last((line) => (line.result = wrong)),
        ).code,
      ).toBe('BAD_RECORD');
    }
    expect(
      tampered(
        whole,
        last((line) => (line.hash = 5)),
      ).code,
    ).toBe('BAD_RECORD');
    expect(
      tampered(
        whole,
        last((line) => (line.seed = {})),
      ).code,
    ).toBe('BAD_RECORD');
  });

  it('BAD_RECORD: a result before the game is over', () => {
    const result = { ...whole.at(-1), n: part.length };
    expect(tampered(part, (record) => record.push(result)).code).toBe('BAD_RECORD');
  });
});
