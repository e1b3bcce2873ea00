import { measureTogether, spread } from './measure.ts';
import { type Row, table } from './table.ts';
import { yardsticks } from './yardsticks.ts';

const sticks = yardsticks();
const timings = measureTogether(Object.fromEntries(sticks.map(({ name, task }) => [name, task])));

const rows: Row[] = sticks.map(({ name, what }) => ({ what: `${name}: ${what}`, timing: timings[name] }));
const noise = Math.round(100 * Math.max(...Object.values(timings).map(spread)));

console.log(
  `Node ${process.versions.node}, ${process.arch}; half of the rounds within ${noise} % of the median\n`,
);
console.log(table(rows));
