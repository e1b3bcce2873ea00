import { QuickRandom } from '@keyflower/engine';
import { must } from '../../../../../scripts/testing/must.ts';
import { pause } from '../../support/eventually.ts';
import type { Cluster, Member } from './cluster.ts';

/* What happens to a cluster while people play. */

export interface BreakCounts {
  kills: number;
  /** Restarts of PostgreSQL. */
  restarts: number;
  pauses: number;
  /** Connections to PostgreSQL that are cut, are silent or take long, each in turn. */
  cuts: number;
}

/** Beyond every lease: of transactions, heartbeats and jobs. */
const PAUSE_MS = 12_000;
const DELAY_MS = 150;
const DELAYED_MS = 3000;
const AWAY_MS = 700;

type Kind = 'kill' | 'restart' | 'pause' | 'cut';

/** One fault after the other, with `gapMs` between them; pauses and delays go on meanwhile. */
export async function breakThings(cluster: Cluster, counts: BreakCounts, gapMs: number): Promise<void> {
  const random = new QuickRandom('breaks');
  const lasting: Promise<void>[] = [];
  let cuts = 0;
  let kills = 0;
  for (const kind of shuffled(counts, random)) {
    const member = kind === 'kill' ? toKill(cluster, kills++) : anyOf(cluster, random);
    if (kind === 'restart') await cluster.restartPostgres();
    else if (!member) continue;
    else if (kind === 'kill') {
      await member.kill();
      lasting.push(member.start());
    } else if (kind === 'pause') lasting.push(member.pause(PAUSE_MS));
    else lasting.push(disturb(member, cuts++));
    await pause(gapMs / 2 + random.below(gapMs));
  }
  await Promise.all(lasting);
}

/** The pauses first, since they last longest; what else happens is in any order. */
function shuffled({ kills, restarts, pauses, cuts }: BreakCounts, random: QuickRandom): Kind[] {
  const list = (kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);
  const all = [
    ...list('kill', kills),
    ...list('restart', restarts),
    ...list('pause', pauses - 1),
    ...list('cut', cuts),
  ];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [must(all[j]), must(all[i])];
  }
  return ['pause', ...all];
}

const available = (members: readonly Member[]): Member[] =>
  members.filter(({ isRunning, isPaused }) => isRunning && !isPaused);

/** From both ends of the list in turn: a server, then a worker, and each as often as the others. */
function toKill(cluster: Cluster, number: number): Member | undefined {
  const all = available(cluster.members);
  const place = Math.floor(number / 2) % all.length;
  return all.at(number % 2 === 0 ? place : -1 - place);
}

/** One that others can stand in for. */
function anyOf(cluster: Cluster, random: QuickRandom): Member | undefined {
  const all = [cluster.servers, cluster.workers]
    .map(available)
    .filter(({ length }) => length > 1)
    .flat();
  return all[random.below(Math.max(1, all.length))];
}

async function disturb({ link }: Member, number: number): Promise<void> {
  switch (number % 4) {
    case 0:
      link.cut();
      break;
    case 1:
      link.delayMs = DELAY_MS;
      await pause(DELAYED_MS);
      link.delayMs = 0;
      break;
    case 2:
      link.silence();
      break;
    default:
      link.isDown = true;
      link.cut();
      await pause(AWAY_MS);
      link.isDown = false;
  }
}
