import { vi } from 'vitest';
import { Mailer } from '../../src/notify/mail.ts';
import { PushSender } from '../../src/notify/push.ts';
import { type Member, membersOf, type Mirror } from './mirror.ts';

/** A mirror needs a mail host, which is never asked. */
export const MAIL_FLAGS = { 'smtp-url': 'smtp://127.0.0.1:9', 'mail-from': 'server@example.org' };

const WISHES = { mail: true, push: true, mailEvery: 5 };
/** After so much time a person is sent both again. */
const APART = 600_000;

/** Catches mails and push messages to the members of mirrors, in the order in which they are sent. Stops the calendar. */
export class Notices {
  private readonly caught: { to: string; text: string }[] = [];
  private readonly worlds: Mirror[] = [];
  private readonly spies = [
    vi.spyOn(PushSender.prototype, 'send').mockImplementation(({ endpoint }, payload) => {
      this.caught.push({ to: endpoint, text: JSON.stringify(payload) });
      return Promise.resolve('sent');
    }),
    vi.spyOn(Mailer.prototype, 'send').mockImplementation(({ to, ...mail }) => {
      this.caught.push({ to, text: JSON.stringify(mail) });
      return Promise.resolve(true);
    }),
  ];

  constructor() {
    vi.useFakeTimers({ toFake: ['Date'] });
  }

  letTimePass(): void {
    vi.advanceTimersByTime(APART);
  }

  /** Lets all members of a mirror have mails and push messages. */
  async subscribe(mirror: Mirror): Promise<void> {
    this.worlds.push(mirror);
    const { store } = mirror.server.running.context;
    await store.journal.commit(async (tx) => {
      for (const member of membersOf(mirror)) {
        const { id } = member.person;
        const [email, endpoint] = this.addresses(mirror, member);
        const settings = JSON.stringify(WISHES);
        await tx.people.set(id, { password: 'no hash of anything', email, email_confirmed: 1, settings });
        await tx.push.add({ endpoint, person: id, p256dh: '', auth: '' }, Date.now());
      }
    });
  }

  /** What was sent to a member since the last call, as it reads on any server. */
  take(mirror: Mirror, member: Member): string[] {
    const addresses = this.addresses(mirror, member);
    const mine = this.caught.filter(({ to }) => addresses.includes(to));
    for (const one of mine) this.caught.splice(this.caught.indexOf(one), 1);
    return mine.map(({ to, text }) =>
      JSON.stringify({ by: addresses.indexOf(to), text: text.replaceAll(mirror.server.url, '*') }),
    );
  }

  /** Drops what was sent to people whose news is not compared. */
  forget(): void {
    this.caught.length = 0;
  }

  close(): void {
    vi.useRealTimers();
    for (const spy of this.spies) spy.mockRestore();
  }

  private addresses(mirror: Mirror, { person }: Member): [string, string] {
    const world = this.worlds.indexOf(mirror);
    return [`${person.id}@world-${world}.example.org`, `https://world-${world}.example.org/${person.id}`];
  }
}
