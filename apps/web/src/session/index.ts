/**
 * The signed-in user, preferences of this device, and the connection to the server. State here is signals: reading
 * `session.me` or `preferences()` while rendering subscribes the component. May import words and the
 * protocol; no page and no table component.
 */
export { api, API, ApiError, apiText, type RefusalBody } from './api.ts';
export { loadReasons } from './reasons.ts';
export { attempt, errorText, reasonText } from './refusals.ts';
export type { Reply, Request } from './connection.ts';
export { isMuted, mute, unmute } from './muted.ts';
export { isMotionAllowed, prefer, type Preferences, preferences, showPreferences } from './preferences.ts';
export { becomeReady, type Readiness } from './ready.ts';
export { session } from './session.ts';
export { setTitle, showTitle } from './title.ts';
export { dropToast, toast, toasts } from './toasts.ts';
