import { PushHosts } from '../../src/notify/push-hosts.ts';
import type { Seated } from '../support/tables.ts';
import { LocalPushService } from './push-service.ts';

/** The content of a push. */
interface Pushed {
  kind: string;
  table: string;
  title: string;
  body: string;
  url: string;
}

/** The devices of players, registered with a local push service. */
export class Devices {
  readonly push: LocalPushService;
  /** Host and port of the push service. */
  readonly host: string;
  /** The hosts that a server may push to: only the local push service. */
  readonly pushHosts: PushHosts;
  private boxes = 0;

  private constructor(push: LocalPushService, host: string, ca: string) {
    this.push = push;
    this.host = host;
    this.pushHosts = new PushHosts({
      hosts: [host],
      allowPrivateAddresses: true,
      ca,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    });
  }

  static async open(certificate: { key: string; cert: string }): Promise<Devices> {
    const push = new LocalPushService(certificate);
    return new Devices(push, `push.test:${await push.open()}`, certificate.cert);
  }

  /** A separate device for each person, so that each push identifies its recipient. */
  async subscribe({ person }: Seated): Promise<string> {
    const path = `/box/${++this.boxes}`;
    const { status, body } = await person.post(
      '/me/push',
      this.push.subscription(`https://${this.host}${path}`),
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return path;
  }

  pushedTo(box: string): Pushed[] {
    return this.push.deliveries.filter(({ path }) => path === box).map(({ opened }) => opened as Pushed);
  }
}
