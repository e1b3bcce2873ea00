/** Refusals as clients see them: reasons, messages, HTTP status. Imports no other module. */
export {
  errorBody,
  invalidRequest,
  NOT_STORED,
  refused,
  Refused,
  refusedByEngine,
  STATUS,
} from './refused.ts';
