/** WebSocket connections and their messages. May import `tables`, `people` and what lies below them. */
export type { Client } from './client.ts';
export { Gateway, type SocketAdmission } from './gateway.ts';
export { Hub } from './hub.ts';
export { MAY_SEND } from './messages.ts';
