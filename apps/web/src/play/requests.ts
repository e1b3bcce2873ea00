import { complaintText, type Reply, toast } from '../session/index.ts';
import { play } from './sound.ts';

/** A name for a request that nobody else chooses. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Tells the person if the server said no; answers whether it did. */
export function tellRefusal(reply: Reply): boolean {
  if (reply.type !== 'refused') return false;
  play('refuse');
  toast(complaintText(reply.error), 'bad');
  return true;
}
