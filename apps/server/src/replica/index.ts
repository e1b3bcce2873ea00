/** Copies the database to another place all the time, and brings it back. May import `telemetry` and `store`. */
export { Replica } from './replica.ts';
export { type ReplicaTarget, restoreReplica } from './litestream.ts';
