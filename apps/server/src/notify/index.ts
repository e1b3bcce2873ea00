/**
 * Mail and push messages, and how often they are sent. May import `tables`, `people` and what lies below them.
 */
export { Mailer } from './mail.ts';
export { Notifier } from './notifier.ts';
export { PushHosts } from './push-hosts.ts';
export { PushSender } from './push.ts';
