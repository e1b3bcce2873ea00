/**
 * Who I am, what I prefer on this device, and my connection to the server. State here is signals: reading
 * `session.me` or `preferences()` while rendering subscribes the component. May import words and the
 * protocol; no page and no part of the table.
 */
export { api, API, ApiError, apiText, type Complaint } from './api.ts';
export { attempt, complaintText, reasonText } from './complaints.ts';
export type { Reply } from './connection.ts';
export { isMuted, mute, unmute } from './muted.ts';
export { maySeeMotion, prefer, type Preferences, preferences, showPreferences } from './preferences.ts';
export { session } from './session.ts';
export { setTitle, showTitle } from './title.ts';
export { dropToast, toast, toasts } from './toasts.ts';
