/*
 * Turns games of self-play into positions for `train.py`:
 *   node expand.mjs <folder> <threads> <file of games>...
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { prepareFolder } from './folder.ts';
import type { GameLog } from './game-log.ts';
import { Replayer } from './replayer.ts';
import { SampleFiles } from './sample-files.ts';

interface Job {
  folder: string;
  files: string[];
  name: string;
}

function work({ folder, files, name }: Job): void {
  const replayer = new Replayer(name);
  const samples = new SampleFiles(folder, name);
  for (const file of files) {
    for (const line of gunzipSync(readFileSync(file)).toString().split('\n'))
      if (line !== '') samples.add((into) => replayer.replay(JSON.parse(line) as GameLog, into));
  }
  samples.flush();
}

if (isMainThread) {
  const [folder = 'samples', threads = '1', ...files] = process.argv.slice(2);
  prepareFolder(folder);
  for (let thread = 0; thread < Number(threads); thread++) {
    const job: Job = {
      folder,
      files: files.filter((_, i) => i % Number(threads) === thread),
      name: `expanded-${thread}`,
    };
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.on('error', (error) => {
      throw error;
    });
  }
} else work(workerData as Job);
