/** The service worker: starts the app without a network, and shows push messages. */
import './offline.ts';
import './push.ts';
