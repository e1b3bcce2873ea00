/** Says that a server process listens, and ends the process once whoever started it has gone or lets go. */
export function announceReady(port: number): void {
  process.stdin.on('close', () => process.exit(0));
  process.stdin.resume();
  process.stdout.write(`ready ${port}\n`);
}
