import { serveBuild } from './offline.ts';
import { showPushMessages } from './push.ts';
import { worker } from './scope.ts';

/** The service worker: starts the app without a network, and shows push messages. */
if (worker.BUILD) serveBuild(worker.BUILD);
showPushMessages();
