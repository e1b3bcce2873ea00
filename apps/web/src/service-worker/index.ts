/**
 * The service worker: starts the app without a network, and shows push messages. May import nothing else, since it runs
 * by itself.
 */
import { serveBuild } from './offline.ts';
import { showPushMessages } from './push.ts';
import { worker } from './scope.ts';

if (worker.BUILD) serveBuild(worker.BUILD);
showPushMessages();
