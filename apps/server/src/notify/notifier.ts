import { setTimeout as wait } from 'node:timers/promises';
import type { PushSubscription, TableSettings } from '@keyflower/protocol';
import type * as z from 'zod';
import { isGuest, noticesIn, settingsOf } from '../people/index.ts';
import { refused } from '../errors/index.ts';
import {
  aboutReminder,
  type PersonRow,
  REMIND,
  reminderAbout,
  type ReminderRow,
  type Store,
  type Stores,
} from '../store/index.ts';
import { gracePeriod, type LiveTable, type TurnNotifier } from '../tables/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Mailer } from './mail.ts';
import { areUsablePushKeys, type PushSender } from './push.ts';
import type { PushHosts } from './push-hosts.ts';
import { type Channels, channelsNow } from './throttle.ts';

const MAX_DEVICES = 10;
/** Time to live of a push message about a turn. */
const PUSH_SECONDS = 86_400;

/** With several servers it takes a moment until all know that a person does not watch any more. */
const NOTED_MS = 1000;
/** How long to wait for what is being sent. */
const END_MS = 5000;

type ReminderId = Pick<ReminderRow, 'table_id' | 'person' | 'kind'>;

/** What is told, and of which table. */
interface Subject {
  id: string;
  kind: ReminderRow['kind'];
  settings: TableSettings;
}

export interface NotifierParts {
  store: Store;
  log: Log;
  hosts: PushHosts;
  push: PushSender;
  mailer: Mailer | null;
  link: (path: string) => string;
  watching: (table: string, person: string) => boolean | Promise<boolean>;
}

/** Notifies people by their chosen channels that a table waits for them, within rate limits. */
export class Notifier implements TurnNotifier {
  private readonly parts: NotifierParts;
  private readonly sending = new Set<Promise<void>>();

  constructor(parts: NotifierParts) {
    this.parts = parts;
  }

  /** Registers a browser for push messages, if its push service is a known one. */
  async subscribe(person: string, subscription: z.output<typeof PushSubscription>): Promise<void> {
    const { endpoint, keys } = subscription;
    if (!this.parts.hosts.find(endpoint)) throw refused('unknown-push-service');
    if (!areUsablePushKeys(keys)) throw refused('unusable-push-keys');
    const { store } = this.parts;
    await store.journal.commit(async ({ push }) => {
      const devices = await push.of(person);
      const others = devices.filter((device) => device.endpoint !== endpoint);
      const [oldest] = others;
      if (oldest && others.length >= MAX_DEVICES) await push.drop(oldest.endpoint);
      await push.add({ endpoint, person, ...keys }, Date.now());
    });
  }

  stoppedWatching(table: LiveTable, person: string): void {
    const seat = table.seatOf(person);
    if (!table.playing || seat === null || !((table.pendingMask() >> seat) & 1)) return;
    const { store, log } = this.parts;
    const about = aboutReminder({ table: table.id, person, kind: 'yourTurn' });
    // Nothing waits for this, so errors are logged here.
    store.journal
      .commit(async (tx) => tx.jobs.add({ kind: REMIND, about, after: store.sharing ? NOTED_MS : 0 }))
      .catch((error: unknown) => {
        log.error({ table: table.id, error: String(error) }, 'a reminder failed');
      });
  }

  /** Waits for what is being sent, but not for long. */
  async end(): Promise<void> {
    await Promise.race([Promise.all(this.sending), wait(END_MS, undefined, { ref: false })]);
    this.parts.mailer?.close();
  }

  /** Jobs do not wait for this: what fails is not repeated. */
  private send(sending: Promise<void>): void {
    const sent = sending.finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  /** Sends a reminder that is owed, by the channels that are open now. The job of that kind. */
  async tell(about: string): Promise<void> {
    const { store, watching } = this.parts;
    const { table, person: id, kind } = reminderAbout(about);
    const reminder = { table_id: table, person: id, kind };
    const [row, person] = [await store.tables.get(table), await store.people.get(id)];
    const isAway = row && person && person.deleted === null && !(await watching(table, id));
    if (!isAway) {
      await store.journal.commit((tx) => tx.reminders.set(reminder, { due: null }));
      return;
    }
    const settings = JSON.parse(row.settings) as TableSettings;
    const subject = { id: table, kind, settings };
    // What is sent is noted first: a process that ends in between must not make others send it again.
    const channels = await store.journal.commit((tx) => this.claim(tx, subject, person));
    if (channels.push) this.send(this.push(subject, person));
    if (channels.mail) this.send(this.mail(subject, person));
  }

  private async claim(tx: Stores, { id, kind, settings }: Subject, person: PersonRow): Promise<Channels> {
    const reminder = { table_id: id, person: person.id, kind };
    const row = await owedReminder(tx, reminder);
    if (!row) return { push: false, mail: false };
    const now = Date.now();
    const isLive = settings.clock.kind === 'live';
    const open =
      kind === 'yourTurn'
        ? await this.turnChannels(tx, row, person, isLive, now)
        : onceChannels(row, person, isLive);
    const channels = { ...open, mail: open.mail && this.canMail(person) };
    const { again } = channels;
    // Clocks of servers differ: what was sent was sent after what it tells of.
    const at = Math.max(now, row.owed);
    await tx.reminders.set(reminder, {
      due: again ?? null,
      pushed: channels.push ? at : row.pushed,
      mailed: channels.mail ? at : row.mailed,
    });
    if (again !== undefined) {
      const about = aboutReminder({ table: id, person: person.id, kind });
      tx.jobs.add({ kind: REMIND, about, after: again - now });
    }
    return channels;
  }

  private async turnChannels(
    tx: Stores,
    row: ReminderRow,
    person: PersonRow,
    live: boolean,
    now: number,
  ): Promise<Channels> {
    const acted = await tx.tables.lastActed(row.table_id, person.id);
    const mailed = await tx.reminders.lastMailed(person.id);
    return channelsNow({
      now,
      settings: settingsOf(person),
      watching: false,
      live,
      owedSince: row.owed,
      told: {
        ...(row.pushed === null ? {} : { push: row.pushed }),
        ...(row.mailed === null ? {} : { mail: row.mailed }),
      },
      ...(acted === null ? {} : { acted }),
      ...(mailed === null ? {} : { mailed }),
    });
  }

  private async push(subject: Subject, person: PersonRow): Promise<void> {
    const { store, push, log } = this.parts;
    const { id, kind } = subject;
    const text = noticesIn(person.lang)[kind].push({ table: titleOf(subject), left: graceOf(subject) });
    const payload = { ...text, kind, table: id, url: `/t/${id}` };
    const options = { ttl: PUSH_SECONDS, topic: id };
    try {
      const devices = await store.push.of(person.id);
      await Promise.all(
        devices.map(async ({ endpoint, p256dh, auth }) => {
          const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, payload, options);
          if (outcome === 'gone') await store.journal.commit((tx) => tx.push.drop(endpoint));
        }),
      );
    } catch (error) {
      log.warn({ error: String(error) }, 'a push message failed');
    }
  }

  private canMail(person: PersonRow): boolean {
    const { email, email_confirmed: confirmed } = person;
    return this.parts.mailer !== null && !isGuest(person) && email !== null && confirmed !== 0;
  }

  private async mail(subject: Subject, person: PersonRow): Promise<void> {
    const { mailer, link } = this.parts;
    const mail = noticesIn(person.lang)[subject.kind].mail({
      name: person.name,
      table: titleOf(subject),
      link: link(`/t/${subject.id}`),
      settings: link('/me'),
      left: graceOf(subject),
    });
    await mailer!.send({ to: person.email!, ...mail });
  }
}

/** A reminder that is owed, for this transaction alone. The turn of a person who watched at first has none yet. */
async function owedReminder(tx: Stores, id: ReminderId): Promise<ReminderRow | null> {
  const known = await tx.reminders.claim(id);
  if (id.kind !== 'yourTurn') return known && known.due !== null ? known : null;
  const { table_id: table, person } = id;
  if (!(await tx.tables.waitsFor(table, person))) {
    await tx.reminders.set(id, { due: null });
    return null;
  }
  const isOfThisTurn = known && ((await tx.tables.lastActed(table, person)) ?? 0) <= known.owed;
  if (isOfThisTurn) return known;
  await tx.reminders.owe(id, Date.now());
  return (await tx.reminders.get(id)) ?? null;
}

/** What is told once, whatever else was told before. */
function onceChannels({ owed, pushed, mailed }: ReminderRow, person: PersonRow, live: boolean): Channels {
  const settings = settingsOf(person);
  const isNew = (at: number | null): boolean => at === null || at < owed;
  return { push: settings.push && isNew(pushed), mail: settings.mail && !live && isNew(mailed) };
}

const titleOf = ({ id, settings }: Subject): string => settings.title || id;

/** The time a player has left when they are warned. */
const graceOf = ({ settings }: Subject): number => gracePeriod(settings.clock);
