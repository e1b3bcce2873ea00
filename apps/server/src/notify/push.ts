import { createECDH, createHash, ECDH } from 'node:crypto';
import { request } from 'node:https';
import webpush from 'web-push';
import { PushHosts } from './push-hosts.ts';

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface PushKeys {
  /** The browser's public key, an uncompressed P-256 point, base64url. */
  p256dh: string;
  /** The browser's 16 byte secret, base64url. */
  auth: string;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushOptions {
  /** Seconds for which the push service keeps the message while the device is off. */
  ttl?: number;
  /** A later message with the same topic replaces an undelivered earlier one. */
  topic?: string;
  urgency?: 'very-low' | 'low' | 'normal' | 'high';
}

/** `gone`: the browser has unsubscribed, delete the subscription. `failed`: may work next time. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

interface PushSenderOptions {
  /** `subject` is a mailto: or https: address by which a push service reaches the operator. */
  vapid: VapidKeys & { subject: string };
  hosts?: PushHosts;
  timeoutMs?: number;
  /** For the log. Never contains the endpoint, which may be enough to push. */
  onFailure?: (reason: string) => void;
}

const oneDay = 24 * 60 * 60;

/** Push services take 4096 bytes; encryption adds 103 (RFC 8291, section 4). */
const largestPayload = 4096 - 103;

export function makeVapidKeys(): VapidKeys {
  return webpush.generateVAPIDKeys();
}

/** Whether a message can be encrypted for these keys; subscriptions with others are refused when registered. */
export function areUsablePushKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Sends Web Push messages: VAPID (RFC 8292), encrypted for the browser alone (RFC 8291, aes128gcm). */
export class PushSender {
  private readonly vapid: VapidKeys & { subject: string };
  private readonly hosts: PushHosts;
  private readonly timeoutMs: number;
  private readonly onFailure: (reason: string) => void;

  constructor({
    vapid,
    hosts = new PushHosts(),
    timeoutMs = 10_000,
    onFailure = () => {},
  }: PushSenderOptions) {
    this.vapid = vapid;
    this.hosts = hosts;
    this.timeoutMs = timeoutMs;
    this.onFailure = onFailure;
    this.checkVapid();
  }

  async send(
    subscription: PushSubscription,
    payload: object,
    options: PushOptions = {},
  ): Promise<PushOutcome> {
    const endpoint = this.hosts.find(subscription.endpoint);
    if (endpoint === undefined) return this.failed('not a known push service');
    const message = Buffer.from(JSON.stringify(payload));
    if (message.length > largestPayload)
      return this.failed(`a message of ${message.length} bytes is too long`);
    try {
      const { p256dh, auth } = subscription.keys;
      const body = webpush.encrypt(p256dh, auth, message, 'aes128gcm').cipherText;
      const status = await this.post(endpoint, this.headers(endpoint, options), body);
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      return this.failed(`${endpoint.hostname} answered ${status}`);
    } catch (error) {
      return this.failed(`${endpoint.hostname}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private failed(reason: string): 'failed' {
    this.onFailure(reason);
    return 'failed';
  }

  /** Invalid keys are a configuration error, so they fail at startup and not with each message. */
  private checkVapid(): void {
    this.authorization('https://push.example');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(this.vapid.privateKey, 'base64url');
    if (pair.getPublicKey('base64url') !== this.vapid.publicKey) {
      throw new Error('The VAPID public key does not belong to the private key.');
    }
  }

  private authorization(origin: string): string {
    const { subject, publicKey, privateKey } = this.vapid;
    return webpush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization;
  }

  private headers(
    endpoint: URL,
    { ttl = oneDay, topic, urgency = 'normal' }: PushOptions,
  ): Record<string, string> {
    return {
      Authorization: this.authorization(endpoint.origin),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttl),
      Urgency: urgency,
      ...(topic === undefined ? {} : { Topic: topicHeader(topic) }),
    };
  }

  /** The status of the answer. Redirects are not followed: they would bypass the list of hosts. */
  private post(endpoint: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        endpoint,
        {
          method: 'POST',
          agent: this.hosts.agent,
          headers: { ...headers, 'Content-Length': body.length },
          signal: AbortSignal.timeout(this.timeoutMs),
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          // Only the status matters: an answer that breaks off afterwards is no failure.
          answer.on('error', () => {});
          answer.resume();
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

/** The push service can read topics, limited to 32 characters (RFC 8030, 5.4), so they are hashed. */
function topicHeader(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32);
}
