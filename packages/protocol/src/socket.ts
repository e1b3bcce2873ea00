import type { GameEvent, GivenAction, View } from '@keyflower/engine';
import * as z from 'zod';
import { ErrorBody } from './errors.ts';
import { AUTO_PASS_UNTIL, ChatLine, MyPlace, SeatClock, TableInfo, Vote } from './table.ts';
import { STORABLE } from './text.ts';

/** Incremented by changes that old clients would misunderstand; not by additions. */
export const PROTOCOL_VERSION = 1;
export const MAX_FRAME = 65_536;
export const MAX_CHAT = 500;

export const MAX_TABLE_ID = 40;
export const MAX_REQUEST_ID = 64;
export const MAX_ACTION_TYPE = 32;

const table = z.string().min(1).max(MAX_TABLE_ID).regex(STORABLE).describe('The id of the table');
const at = z.string().describe('The id of the table');
const id = z
  .string()
  .min(1)
  .max(MAX_REQUEST_ID)
  .regex(STORABLE)
  .describe('Chosen by the client; a retry has the same id');
const version = z.number().int().min(0).describe('The version the player saw when choosing the action');

/** Messages from clients. */
export const ClientMessage = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('watch'),
      table,
      since: z.number().int().min(0).optional().describe('The last version seen, to resume from there'),
      key: z.string().max(64).optional().describe('The key from the link to a private table or to a seat'),
    })
    .describe('Watch a table, as a player or as a spectator'),
  z.strictObject({ type: z.literal('unwatch'), table }).describe('Stop watching a table'),
  z
    .strictObject({
      type: z.literal('act'),
      table,
      id,
      version,
      action: z
        .looseObject({ type: z.string().max(MAX_ACTION_TYPE) })
        .describe('An action as in docs/formats.md'),
    })
    .describe('Play an action'),
  z
    .strictObject({
      type: z.literal('legal'),
      table,
      id,
      tile: z.string().max(64).optional().describe('Only actions that name this tile'),
      limit: z.number().int().min(1).max(1000).optional().describe('Maximum number of actions; default 1000'),
    })
    .describe('List the legal actions'),
  z
    .strictObject({ type: z.literal('undo'), table, id, version })
    .describe('Undo back to the start of the turn; beyond that, the other players vote'),
  z
    .strictObject({
      type: z.literal('vote'),
      table,
      id,
      vote: z.number().int().describe('The id of the vote'),
      agree: z.boolean(),
    })
    .describe('Answer a vote'),
  z
    .strictObject({
      type: z.literal('auto-pass'),
      table,
      id,
      on: z.boolean(),
      until: z
        .enum(AUTO_PASS_UNTIL)
        .optional()
        .describe(
          '`action`, the default: until another player does anything but pass. `outbid`: until another player outbids a leading bid of yours',
        ),
    })
    .describe('Pass automatically, at most to the end of the season'),
  z
    .strictObject({
      type: z.literal('queue'),
      table,
      id,
      action: z
        .looseObject({ type: z.string().max(MAX_ACTION_TYPE) })
        .nullable()
        .describe('A `pass`, `bid`, `use` or `boat` as in docs/formats.md; null drops the queued answer'),
    })
    .describe(
      'Answer the next decision in advance. The answer is dropped if the season, your workers, or bids or uses of a tile that it names change before',
    ),
  z
    .strictObject({
      type: z.literal('chat'),
      table,
      id,
      text: z
        .string()
        .max(MAX_CHAT * 4)
        .describe('Plain text; at most 500 characters once cleaned'),
    })
    .describe('Send a chat line'),
  z
    .strictObject({
      type: z.literal('commit'),
      table,
      id,
      commitment: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('SHA-256, in hex, of the contribution'),
    })
    .describe(
      'Contribute to the seed of the game: commit to a contribution after taking a seat, before the game starts',
    ),
  z
    .strictObject({
      type: z.literal('reveal'),
      table,
      id,
      contribution: z.string().min(16).max(128).describe('What was committed to: 128 random bits or more'),
    })
    .describe('Reveal the contribution, in answer to the server’s `reveal`'),
  z.strictObject({ type: z.literal('ping') }).describe('Answered by a pong'),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

const View = z.looseObject({}).describe('A keyflower-view/1') as unknown as z.ZodType<View>;
/** An event as in docs/formats.md. */
export const Event = z.looseObject({ type: z.string() }) as unknown as z.ZodType<ToldEvent>;

/** Entries were undone, and a new view follows. Does not come from the engine. */
export interface UndoneEvent {
  type: 'undone';
  player: number;
  /** The first of the viewer's events that no longer counts, by its number from 0; all from it to this one are undone. */
  since: number;
}

/** Another player took a seat, or its player gave it up. Does not come from the engine. */
export interface SeatEvent {
  type: 'seat-changed';
  player: number;
  /** The name of the person whose seat it was, empty if the account was deleted; null for a bot from the start. */
  before: string | null;
  /** Who plays from now on. `none`: the others vote first. */
  now: 'person' | 'bot' | 'none';
  /** The name of the person who plays now; the same as before if they came back. */
  name?: string;
  /** Why the player before stopped, where known. */
  reason?: 'resigned' | 'left' | 'timed-out';
}

/**
 * The game was restored from a copy that lacks what players have seen since, or goes on from the record of another. Draws
 * are new from here on. Does not come
 * from the engine.
 */
export interface RestoredEvent {
  type: 'restored';
  /** SHA-256 of the entropy that was added to the seed; the record of the finished game has it. */
  hash: string;
}

/** An event as clients are told of it. */
export type ToldEvent = (GameEvent | UndoneEvent | SeatEvent | RestoredEvent) & {
  /** The player's time ran out, and the server answered. */
  timedOut?: true;
  /** Everyone could see that the player had no other answer: `passed` without a worker, or the last `boat-picked`. */
  forced?: true;
};

/** An entry of a patch, as in `patch.ts`. */
export const PatchLine = z.union([
  z.tuple([z.array(z.union([z.string(), z.number()])), z.unknown()]),
  z.tuple([z.array(z.union([z.string(), z.number()]))]),
]);

/** Messages from the server. */
export const ServerMessage = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('welcome'),
      protocol: z.literal(PROTOCOL_VERSION),
      build: z
        .string()
        .describe('Identifies the version of the server and its pages; if it changes, a page should reload'),
      you: z.object({ id: z.string(), name: z.string() }),
      waiting: z.array(z.string()).describe('Ids of the tables where it is your turn'),
    })
    .describe('The first message on every socket'),
  z
    .object({ type: z.literal('table'), table: TableInfo, you: MyPlace })
    .describe('The table’s settings, seats and status, whenever they change'),
  z
    .object({
      type: z.literal('view'),
      table: at,
      version: z.number().int().describe('The number of events sent to this viewer so far'),
      view: View,
      clocks: z.array(SeatClock).optional().describe('By seat; at tables with clocks'),
      undo: z
        .enum(['free', 'ask', 'none'])
        .describe('Whether you can undo: alone, with everyone’s consent, or not at all'),
    })
    .describe('The whole view of the game'),
  z
    .object({
      type: z.literal('events'),
      table: at,
      id: z.string().optional().describe('The id of your message that this answers'),
      version: z.number().int().describe('After these events'),
      events: z
        .array(Event)
        .describe(
          'As in docs/formats.md, without hidden information; also `undone`, `seat-changed` and `restored`. `timedOut: true` marks the first event of an answer that the server gave when time ran out, `forced: true` marks a `passed` or `boat-picked` where everyone could see that there was no other answer',
        ),
      patch: z.array(PatchLine).describe('What changed in the view: set a value at a path, or remove it'),
      clocks: z.array(SeatClock).optional().describe('By seat; at tables with clocks'),
      undo: z
        .enum(['free', 'ask', 'none'])
        .describe('Whether you can undo: alone, with everyone’s consent, or not at all'),
    })
    .describe('What happened, and how it changes the view'),
  z
    .object({ type: z.literal('done'), table: at, id: z.string(), version: z.number().int() })
    .describe('Your message was carried out (also sent in reply to a retry)'),
  z
    .object({
      type: z.literal('refused'),
      table: at.optional(),
      id: z.string().optional(),
      error: ErrorBody,
    })
    .describe('Your message was refused and changed nothing'),
  z
    .object({
      type: z.literal('legal'),
      table: at,
      id: z.string(),
      version: z.number().int(),
      decision: z.string().nullable().describe('The decision to be made; null if there is none'),
      actions: z
        .array(z.looseObject({ type: z.string() }))
        .describe('Can be sent as they are in an `act`') as unknown as z.ZodType<GivenAction[]>,
      cut: z.boolean().describe('True if there are more than the limit'),
    })
    .describe('Your legal actions'),
  z.object({ type: z.literal('votes'), table: at, votes: z.array(Vote) }).describe('Open votes'),
  z
    .object({
      type: z.literal('chat'),
      table: at,
      lines: z.array(ChatLine),
      whole: z.boolean().describe('True if the lines replace all earlier ones'),
    })
    .describe('New and changed lines (same id), or the whole chat after `watch`'),
  z
    .object({
      type: z.literal('presence'),
      table: at,
      online: z.array(z.boolean()).describe('By seat'),
      spectators: z.number().int(),
    })
    .describe('Who is connected to the table'),
  z
    .object({ type: z.literal('waiting'), tables: z.array(z.string()) })
    .describe('The tables where it is your turn'),
  z
    .object({ type: z.literal('storage'), available: z.boolean() })
    .describe('The server cannot store anything for now and refuses actions, or it can again'),
  z
    .object({ type: z.literal('reveal'), table: at })
    .describe(
      'The game is about to begin: reveal your contribution to its seed within seconds, or it is left out',
    ),
  z
    .object({ type: z.literal('bye'), reason: z.enum(['restart', 'signed-out', 'banned']) })
    .describe('The server is about to close this socket'),
  z.object({ type: z.literal('pong') }).describe('Answer to a ping'),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
