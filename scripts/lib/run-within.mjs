// Runs a script with a time limit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script and returns its exit status, or null if a signal ended it. After the time limit it is killed with its
 * children, because a test that blocks its thread cannot be stopped from inside. Its output is inherited, or goes to
 * `collect`.
 *
 * @param {number} minutes
 * @param {readonly string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, collect?: (text: string) => void }} options
 * @returns {Promise<number | null>}
 */
export async function runWithin(minutes, command, { cwd, env, collect }) {
  // On Windows a detached process would open its own console window.
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
  // A separate process group does not get signals from this terminal. Several may run side by side: all of them end.
  const leave = () => process.exit(130);
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  process.once('exit', end);
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  process.off('SIGINT', leave);
  process.off('SIGTERM', leave);
  process.off('exit', end);
  return status;
}
