import type { PushSubscription } from '@keyflower/protocol';
import type * as z from 'zod';
import { isGuest, noticesIn, settingsOf } from '../people/index.ts';
import { refused } from '../errors/index.ts';
import type { PersonRow, Store } from '../store/index.ts';
import { gracePeriod, type LiveTable, type TurnNotifier } from '../tables/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Mailer } from './mail.ts';
import { areUsablePushKeys, type PushSender } from './push.ts';
import type { PushHosts } from './push-hosts.ts';
import { channelsNow } from './throttle.ts';

const MAX_DEVICES = 10;
/** Time to live of a push message about a turn. */
const PUSH_SECONDS = 86_400;

interface NoticeState {
  owedSince: number;
  push?: number;
  mail?: number;
  acted?: number;
  timer?: NodeJS.Timeout;
}

export interface NotifierParts {
  store: Store;
  log: Log;
  hosts: PushHosts;
  push: PushSender;
  mailer: Mailer | null;
  link: (path: string) => string;
  watching: (table: string, person: string) => boolean;
}

/** Notifies people by their chosen channels that a table waits for them, within rate limits. */
export class Notifier implements TurnNotifier {
  private readonly parts: NotifierParts;
  private readonly told = new Map<string, NoticeState>();
  private readonly mailed = new Map<string, number>();

  constructor(parts: NotifierParts) {
    this.parts = parts;
  }

  /** Registers a browser for push messages, if its push service is a known one. */
  async subscribe(person: string, subscription: z.output<typeof PushSubscription>): Promise<void> {
    const { endpoint, keys } = subscription;
    if (!this.parts.hosts.find(endpoint)) throw refused('unknown-push-service');
    if (!areUsablePushKeys(keys)) throw refused('unusable-push-keys');
    const { store } = this.parts;
    await store.journal.commit(() => {
      const devices = store.push.of(person);
      const others = devices.filter((device) => device.endpoint !== endpoint);
      const [oldest] = others;
      if (oldest && others.length >= MAX_DEVICES) store.push.drop(oldest.endpoint);
      store.push.add({ endpoint, person, ...keys }, Date.now());
    });
  }

  yourTurn(table: LiveTable, person: string): void {
    const told = this.about(table.id, person);
    told.owedSince = Date.now();
    this.notifyIfDue(table, person, told);
  }

  acted(table: string, person: string): void {
    const told = this.told.get(key(table, person));
    if (!told) return;
    told.acted = Date.now();
    clearTimeout(told.timer);
  }

  stoppedWatching(table: LiveTable, person: string): void {
    // Read from the store: when a timer fires, the table may have left memory.
    if (!this.parts.store.tables.waitsFor(table.id, person)) return;
    this.notifyIfDue(table, person, this.about(table.id, person));
  }

  timeWarning(table: LiveTable, person: string): void {
    this.notice(table, person, 'timeWarning');
  }

  takenOver(table: LiveTable, person: string): void {
    this.notice(table, person, 'seatTakenOver');
  }

  /** Drops state about old turns and mails. */
  sweep(): void {
    const old = Date.now() - 14 * 86_400_000;
    for (const [about, told] of this.told) if (told.owedSince < old) this.told.delete(about);
    for (const [person, at] of this.mailed) if (at < old) this.mailed.delete(person);
  }

  close(): void {
    for (const { timer } of this.told.values()) clearTimeout(timer);
    this.parts.mailer?.close();
  }

  private about(table: string, person: string): NoticeState {
    const known = this.told.get(key(table, person));
    if (known) return known;
    const told: NoticeState = { owedSince: Date.now() };
    this.told.set(key(table, person), told);
    return told;
  }

  private notifyIfDue(table: LiveTable, person: string, told: NoticeState): void {
    const watching = this.parts.watching(table.id, person);
    clearTimeout(told.timer);
    if (watching) return;
    const row = this.parts.store.people.get(person);
    if (!row) return;
    const now = Date.now();
    const mailed = this.mailed.get(person);
    const live = table.settings.clock.kind === 'live';
    const channels = channelsNow({
      now,
      settings: settingsOf(row),
      watching,
      live,
      owedSince: told.owedSince,
      told,
      ...(told.acted === undefined ? {} : { acted: told.acted }),
      ...(mailed === undefined ? {} : { mailed }),
    });
    if (channels.push) {
      told.push = now;
      this.push(table, row, 'yourTurn');
    }
    if (channels.mail && this.mail(table, row, 'yourTurn')) told.mail = now;
    if (channels.again !== undefined) {
      const wait = Math.min(channels.again - now, 3_600_000);
      told.timer = setTimeout(() => this.remind(table, person), wait).unref();
    }
  }

  /** Errors in a timer reach no caller, so they are logged here. */
  private remind(table: LiveTable, person: string): void {
    try {
      this.stoppedWatching(table, person);
    } catch (error) {
      this.parts.log.error({ table: table.id, error: String(error) }, 'a reminder failed');
    }
  }

  private notice(table: LiveTable, person: string, kind: 'timeWarning' | 'seatTakenOver'): void {
    const row = this.parts.store.people.get(person);
    if (!row || this.parts.watching(table.id, person)) return;
    const settings = settingsOf(row);
    if (settings.push) this.push(table, row, kind);
    if (settings.mail && table.settings.clock.kind !== 'live') this.mail(table, row, kind);
  }

  private push(
    table: LiveTable,
    person: PersonRow,
    kind: 'yourTurn' | 'timeWarning' | 'seatTakenOver',
  ): void {
    const { store, push, log } = this.parts;
    const devices = store.push.of(person.id);
    if (devices.length === 0) return;
    const text = noticesIn(person.lang)[kind].push({ table: titleOf(table), left: graceOf(table) });
    const payload = { ...text, kind, table: table.id, url: `/t/${table.id}` };
    for (const { endpoint, p256dh, auth } of devices) {
      void push
        .send({ endpoint, keys: { p256dh, auth } }, payload, { ttl: PUSH_SECONDS, topic: table.id })
        .then((outcome) => {
          if (outcome === 'gone') return store.journal.commit(() => store.push.drop(endpoint));
        })
        .catch((error: unknown) => log.warn({ error: String(error) }, 'a push message failed'));
    }
  }

  private mail(
    table: LiveTable,
    person: PersonRow,
    kind: 'yourTurn' | 'timeWarning' | 'seatTakenOver',
  ): boolean {
    const { mailer, link } = this.parts;
    if (!mailer || isGuest(person) || person.email === null || person.email_confirmed === 0) return false;
    const mail = noticesIn(person.lang)[kind].mail({
      name: person.name,
      table: titleOf(table),
      link: link(`/t/${table.id}`),
      settings: link('/me'),
      left: graceOf(table),
    });
    this.mailed.set(person.id, Date.now());
    void mailer.send({ to: person.email, ...mail });
    return true;
  }
}

const key = (table: string, person: string): string => `${table} ${person}`;

const titleOf = (table: LiveTable): string => table.settings.title || table.id;

/** The time a player has left when they are warned. */
const graceOf = (table: LiveTable): number => gracePeriod(table.settings.clock);
