/** WebSocket connections and their messages. May import `tables`, `people` and what lies below them. */
export type { SocketAdmission } from './entrance.ts';
export { Gateway } from './gateway.ts';
export { Hub } from './hub.ts';
export { MAY_SEND } from './messages.ts';
