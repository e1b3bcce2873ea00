/** Announces that a server process listens, and exits when the parent closes the pipe or exits itself. */
export function announceReady(port: number): void {
  process.stdin.on('close', () => process.exit(0));
  process.stdin.resume();
  process.stdout.write(`ready ${port}\n`);
}
