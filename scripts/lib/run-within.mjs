// Runs a program of ours, but not for ever.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script with its output on ours and returns its exit status; null if a signal ended it. One that takes longer
 * is killed with all that it started: a test that never gives its thread back cannot be stopped from inside.
 *
 * @param {number} minutes
 * @param {readonly string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number | null>}
 */
export async function runWithin(minutes, command, options) {
  // On Windows a group of its own would be a window of its own.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, command, {
    ...options,
    detached,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
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
  const [status] = await once(child, 'exit');
  clearTimeout(timer);
  process.off('SIGINT', leave);
  process.off('SIGTERM', leave);
  return status;
}
