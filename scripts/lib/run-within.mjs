// Runs a program of ours, but not for ever.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script and returns its exit status; null if a signal ended it. One that takes longer is killed with all that
 * it started: a test that never gives its thread back cannot be stopped from inside. Its output goes to ours, or to
 * `collect`.
 *
 * @param {number} minutes
 * @param {readonly string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, collect?: (text: string) => void }} options
 * @returns {Promise<number | null>}
 */
export async function runWithin(minutes, command, { cwd, env, collect }) {
  // On Windows a group of its own would be a window of its own.
  const detached = process.platform !== 'win32';
  const output = collect ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, command, { cwd, env, detached, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => collect?.(text));
  const end = () => {
    if (detached && child.pid) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  };
  const timer = setTimeout(() => {
    console.error(`\nIt took longer than ${minutes} minutes and was ended.`);
    end();
  }, minutes * 60_000);
  // A group of its own does not hear what is typed at this terminal.
  const leave = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  process.off('SIGINT', leave);
  process.off('SIGTERM', leave);
  return status;
}
