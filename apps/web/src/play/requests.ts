import { errorText, type Reply, toast } from '../session/index.ts';
import { play } from './sound.ts';

/** A unique id for a request. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Shows a message if the server refused; returns whether it did. */
export function tellRefusal(reply: Reply): boolean {
  if (reply.type !== 'refused') return false;
  play('refuse');
  toast(errorText(reply.error), 'bad');
  return true;
}
