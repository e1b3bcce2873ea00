import { engineRows, meanDecisions } from './engine.ts';
import { measureTogether, spread } from './measure.ts';
import { memoryReport } from './memory.ts';
import { type Row, table, verdict } from './table.ts';
import { makeReferences } from './references.ts';

const references = makeReferences();
const engine = engineRows();
const timings = measureTogether(
  Object.fromEntries([...references, ...engine].map(({ name, task }) => [name, task])),
);

const rows: Row[] = [
  ...references.map(({ name, what }) => ({ what: `${name}: ${what}`, timing: timings[name] })),
  ...engine.map(({ name, what, reference, must, aim }) => ({
    what,
    timing: timings[name],
    reference: { name: reference, timing: timings[reference] },
    must,
    aim,
  })),
];
const noise = Math.round(100 * Math.max(...Object.values(timings).map(spread)));

console.log(
  `Node ${process.versions.node}, ${process.arch}; half of the rounds within ${noise} % of the median\n`,
);
console.log(table(rows));
const gamesPerSecond = (1e9 / timings.game.ns).toFixed(0);
console.log(
  `\n${gamesPerSecond} random four-player games a second on one core, ${meanDecisions().toFixed(0)} decisions each.`,
);
console.log(memoryReport(10_000));
if (rows.some((row) => verdict(row) === 'MISSED')) process.exitCode = 1;
