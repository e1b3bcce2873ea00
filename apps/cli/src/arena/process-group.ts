import { spawnSync } from 'node:child_process';

/** Ends a process and all it started. */
export function killGroup(pid: number): void {
  if (process.platform === 'win32') {
    // There are no groups there, only parents: /T goes down the tree.
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
