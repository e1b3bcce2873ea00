/** What commands need that work on a data directory, without the server and its libraries. */
export { type ReplicaTarget, restoreReplica } from './replica/index.ts';
export {
  AccountAdmin,
  AdminError,
  afterRecovery,
  askServer,
  Control,
  move,
  type MoveResult,
  type Place,
} from './ops/index.ts';
export {
  checkedSchema,
  copyDatabase,
  DATABASE_FILE,
  finishRestore,
  PENDING_FILE,
  StorageError,
} from './store/index.ts';
