import { spawnSync } from 'node:child_process';

/** Kills a process and its descendants. */
export function killGroup(pid: number): void {
  if (process.platform === 'win32') {
    // Windows has no process groups: /T kills the process tree.
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
