import { vi } from 'vitest';
import { Mailer } from '../../src/notify/mail.ts';
import { Notifier } from '../../src/notify/notifier.ts';
import { PushSender } from '../../src/notify/push.ts';
import { LocalQueue } from '../../src/queue/local-queue.ts';
import { type Job, type JobChange, keyOf, REMIND } from '../../src/store/index.ts';
import { eventually } from './eventually.ts';
import { type Member, membersOf, type Mirror } from './mirror.ts';

/** A mirror needs a mail host, which is never asked. */
export const MAIL_FLAGS = { 'smtp-url': 'smtp://127.0.0.1:9', 'mail-from': 'server@example.org' };

const WISHES = { mail: true, push: true, mailEvery: 5 };
/** After so much time a person is sent both again. */
const APART = 600_000;

/** A queue, and what sends after its job is done, with what is private. */
interface Queue {
  change: (this: Queue, changes: Iterable<JobChange>) => void;
  run: (this: Queue, job: Job) => Promise<void>;
}
interface Sender {
  send: (this: Sender, sending: Promise<void>) => void;
}

/** Reminders are sent by jobs, some time after the action that causes them. */
class Reminders {
  /** The jobs of every queue. */
  private readonly due = new Map<object, Set<string>>();
  private readonly running = new Set<Promise<void>>();
  private readonly spies: { mockRestore(): void }[];

  constructor() {
    const begins = this.begins.bind(this);
    const dueAt = this.dueAt.bind(this);
    const queue = LocalQueue.prototype as unknown as Queue;
    const notifier = Notifier.prototype as unknown as Sender;
    const { change, run } = queue;
    const { send } = notifier;
    this.spies = [
      vi.spyOn(queue, 'change').mockImplementation(function (this: Queue, changes) {
        const jobs = [...changes];
        for (const job of jobs) note(job, dueAt(this));
        change.call(this, jobs);
      }),
      vi.spyOn(queue, 'run').mockImplementation(function (this: Queue, job) {
        dueAt(this).delete(keyOf(job));
        const done = run.call(this, job);
        // A bot thinks as long as it likes.
        return job.kind === REMIND ? begins(done) : done;
      }),
      vi.spyOn(notifier, 'send').mockImplementation(function (this: Sender, sending) {
        send.call(this, begins(sending));
      }),
    ];
  }

  /** Waits until those are sent that are due. */
  async sent(): Promise<void> {
    const count = (): number => [...this.due.values()].reduce((sum, { size }) => sum + size, 0);
    await eventually(() => count() + this.running.size === 0, 'all reminders');
  }

  close(): void {
    for (const spy of this.spies) spy.mockRestore();
  }

  private dueAt(queue: object): Set<string> {
    const known = this.due.get(queue) ?? new Set();
    this.due.set(queue, known);
    return known;
  }

  private begins(sending: Promise<void>): Promise<void> {
    const done = sending.finally(() => this.running.delete(done));
    this.running.add(done);
    return done;
  }
}

/** Later ones wait for timers, which no test waits for. */
function note(job: JobChange, due: Set<string>): void {
  if (job.kind !== REMIND) return;
  if ('removed' in job) due.delete(keyOf(job));
  else if ((job.after ?? 0) === 0) due.add(keyOf(job));
}

/** Catches mails and push messages to the members of mirrors, in the order in which they are sent. Stops the calendar. */
export class Notices {
  private readonly caught: { to: string; text: string }[] = [];
  private readonly worlds: Mirror[] = [];
  private readonly reminders = new Reminders();
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

  /** Waits until everything is sent that is due. */
  sent(): Promise<void> {
    return this.reminders.sent();
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
    this.reminders.close();
    for (const spy of this.spies) spy.mockRestore();
  }

  private addresses(mirror: Mirror, { person }: Member): [string, string] {
    const world = this.worlds.indexOf(mirror);
    return [`${person.id}@world-${world}.example.org`, `https://world-${world}.example.org/${person.id}`];
  }
}
