import * as z from 'zod';
import { Draws } from './draws.ts';
import { STORABLE } from './text.ts';

export const MAX_TITLE = 60;
export const MAX_SEED = 200;

const hour = 1;
const day = 24 * hour;
const moment = z.number().describe('Milliseconds since 1970');

export const Clock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('untimed') }).describe('No clock'),
    z
      .strictObject({
        kind: z.literal('live'),
        bank: z.number().int().min(0).max(7200).describe('Seconds a player has for the whole game'),
        perDecision: z
          .number()
          .int()
          .min(5)
          .max(3600)
          .describe('Seconds for each decision before the bank is used'),
      })
      .describe('Each decision has its own time; time beyond that comes out of the bank'),
    z
      .strictObject({
        kind: z.literal('correspondence'),
        hours: z
          .number()
          .int()
          .min(hour)
          .max(14 * day)
          .describe('Hours for every decision'),
      })
      .describe('A time limit for every decision; vacations stop the clock'),
  ])
  .meta({ id: 'Clock' });
export type Clock = z.infer<typeof Clock>;

export const GameOptions = z
  .strictObject({
    players: z.number().int().min(2).max(6),
    farmers: z
      .enum(['off', 'mixed', 'all'])
      .default('off')
      .describe('The Farmers: off, tiles mixed in, or all its tiles in play'),
    gamers: z.boolean().default(false).describe('The gamers’ variant (VAR-1)'),
    handicap: z
      .array(z.number().int().min(0).max(5))
      .max(6)
      .default([])
      .describe('Seats that start with an extra green worker'),
  })
  .meta({ id: 'GameOptions', description: 'The options of docs/formats.md' });

/** The settings that a table is created with. */
export const TableSettings = z
  .strictObject({
    title: z.string().max(MAX_TITLE).default('').describe('Title shown in lists and messages'),
    options: GameOptions,
    tiles: z.looseObject({}).optional().describe('Tile corrections, keyflower-tiles/1: see docs/tiles.md'),
    seed: z
      .string()
      .min(1)
      .max(MAX_SEED)
      .regex(STORABLE)
      .optional()
      .describe('A chosen seed, for private tables only: everyone is told, and the table is not rated'),
    public: z.boolean().default(false).describe('Listed in the lobby; otherwise reachable only by its link'),
    rated: z.boolean().default(false).describe('Counts towards the players’ ratings, if the seats allow it'),
    clock: Clock.default({ kind: 'untimed' }),
    timeout: z
      .enum(['play', 'replace'])
      .default('play')
      .describe(
        'When time runs out: make this one decision for the player, or let a bot take the seat after a warning',
      ),
    onLeave: z
      .enum(['bot', 'vote'])
      .default('bot')
      .describe('When a player leaves: a bot takes the seat, or the other players vote'),
    absentDays: z
      .number()
      .int()
      .min(1)
      .max(60)
      .default(3)
      .describe(
        'At untimed tables: days without an answer after which the other players may let a bot or another person take the seat',
      ),
    stand: z.string().max(32).default('miller').describe('The bot that replaces absent players'),
    confirm: z
      .boolean()
      .default(false)
      .describe('Every player has to confirm every action, whatever their own preference'),
    askForced: z
      .boolean()
      .default(false)
      .describe(
        'Players are asked even where everyone can see that there is only one answer: the last boat, or a turn without a worker. Otherwise the server answers for them',
      ),
    aids: z.boolean().default(true).describe('Whether aids and hints are available'),
    spectators: z.boolean().default(true).describe('Whether spectators may watch during the game'),
  })
  .meta({ id: 'TableSettings', description: 'The settings of a table' });
export type TableSettings = z.infer<typeof TableSettings>;
export type NewTable = z.input<typeof TableSettings>;

export const TABLE_STATUS = ['open', 'playing', 'over', 'cancelled', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export const PersonBrief = z
  .object({
    id: z.string(),
    name: z.string().describe('Empty when the account was deleted'),
    guest: z.boolean(),
    bot: z.boolean().describe('A program plays for this account'),
  })
  .meta({ id: 'PersonBrief', description: 'A person, as everyone sees them' });
export type PersonBrief = z.infer<typeof PersonBrief>;

export const SeatInfo = z
  .object({
    seat: z.number().int().describe('From 0'),
    person: PersonBrief.nullable(),
    bot: z.string().nullable().describe('The bot that plays this seat, including while it replaces a person'),
    gone: z
      .enum(['no', 'resigned', 'left', 'timed-out'])
      .describe('Whether the person gave up the seat, and how'),
    reserved: PersonBrief.nullable().describe('Reserved for this person by a rematch'),
    online: z.boolean().describe('Whether the person is watching the table now'),
    absent: z
      .boolean()
      .describe('The person has not answered for the days that the table allows, and may be replaced'),
  })
  .meta({ id: 'SeatInfo' });
export type SeatInfo = z.infer<typeof SeatInfo>;

/** A vote of the players at a table. */
export const Vote = z
  .object({
    id: z.number().int().describe('Identifies the vote in a `vote` message'),
    kind: z
      .enum(['undo', 'takeover', 'replace', 'join'])
      .describe(
        'Allow an undo (all have to agree), let a bot take a seat whose player left (half; otherwise the game ends) or is absent (half), or let a person take a seat (all)',
      ),
    by: z.number().int().describe('The seat that asked for the undo, or that would be taken'),
    person: PersonBrief.optional().describe('The person who asks to join'),
    agreed: z.array(z.number().int()).describe('Seats that agreed'),
    waiting: z.array(z.number().int()).describe('Seats that have not answered'),
  })
  .meta({ id: 'Vote', description: 'A vote of the players at a table' });
export type Vote = z.infer<typeof Vote>;

export const SeatClock = z
  .object({
    free: z.number().describe('Milliseconds left of this decision’s own time'),
    bank: z.number().describe('Milliseconds left in the bank'),
    running: z.boolean().describe('Whether it was running when this was sent'),
    warned: z.boolean().optional().describe('Time is up: a bot takes the seat when the grace period ends'),
  })
  .meta({ id: 'SeatClock', description: 'A seat’s clock at the moment of sending' });
export type SeatClock = z.infer<typeof SeatClock>;

export const GameResult = z
  .object({
    scores: z.array(z.number()).describe('By seat'),
    winners: z
      .array(z.number().int())
      .describe('Seats. A seat that its player gave up does not win, whatever it scored'),
    seed: z.string().describe('The seed, whose hash was published at the start'),
    secret: z.string().optional().describe('The server’s contribution to it, if the table has `draws`'),
  })
  .meta({ id: 'GameResult' });
export type GameResult = z.infer<typeof GameResult>;

export const TableInfo = z
  .object({
    id: z.string(),
    status: z.enum(TABLE_STATUS),
    settings: TableSettings,
    tilesHash: z
      .string()
      .optional()
      .describe(
        'SHA-256 of `settings.tiles`, where there are any. A socket is sent the tiles when it begins to watch and when they change, otherwise only this',
      ),
    continued: z
      .object({
        actions: z.number().int().describe('How many actions the record has that the game goes on from'),
      })
      .optional()
      .describe('The game goes on from a record, with new draws. It is not rated'),
    host: z.string().nullable().describe('The id of the person who created the table'),
    seats: z.array(SeatInfo),
    created: moment,
    started: moment.nullable(),
    ended: moment.nullable(),
    draws: Draws.optional(),
    seedHash: z.string().nullable().describe('SHA-256 of the seed, published at the start of the game'),
    result: GameResult.nullable().describe('Null until the game is over'),
    rematch: z.string().nullable().describe('The id of the rematch table'),
    reason: z
      .string()
      .nullable()
      .describe('Why the table was closed, or why it is not rated (before the start: could not be)'),
    unconfirmed: z
      .array(z.number().int())
      .describe('Seats that have not agreed to the settings since the host changed them'),
    spectators: z.number().int().describe('The number of spectators now'),
  })
  .meta({ id: 'TableInfo', description: 'A table, the same for everyone who may see it' });
export type TableInfo = z.infer<typeof TableInfo>;

/** When automatic passing ends, besides the end of the season. */
export const AUTO_PASS_UNTIL = ['action', 'outbid'] as const;
export type AutoPassUntil = (typeof AUTO_PASS_UNTIL)[number];

/** Why a queued answer was dropped. */
export const QUEUE_DROPPED = ['season', 'workers', 'tiles', 'illegal'] as const;
export type QueueDropped = (typeof QUEUE_DROPPED)[number];

/** The part of a table's information that is private to the requesting person. */
export const MyPlace = z
  .object({
    seat: z.number().int().nullable().describe('Null for spectators'),
    host: z.boolean(),
    autoPass: z.boolean().describe('Whether the seat passes automatically'),
    autoPassUntil: z
      .enum(AUTO_PASS_UNTIL)
      .nullable()
      .describe(
        'Until another player does anything but pass (`action`), or outbids a leading bid of the seat (`outbid`)',
      ),
    queued: z
      .looseObject({ type: z.string() })
      .nullable()
      .describe('The answer that the server gives to the seat’s next decision, as in docs/formats.md'),
    queueDropped: z
      .enum(QUEUE_DROPPED)
      .nullable()
      .describe(
        'Why the last queued answer was dropped: the season went on, the player’s workers changed, bids or uses of a tile it names changed, or it was not legal when it was due',
      ),
    key: z.string().nullable().describe('The key of the private link, for people who may invite others'),
    seatKeys: z.array(z.string()).nullable().describe('One key per seat for invitations to it, for the host'),
  })
  .meta({ id: 'MyPlace', description: 'Information about a table for the requesting person only' });
export type MyPlace = z.infer<typeof MyPlace>;

export const TableReply = z.object({ table: TableInfo, you: MyPlace }).meta({ id: 'TableReply' });
export type TableReply = z.infer<typeof TableReply>;

/** A row of the lobby or of a person's list. */
export const TableRow = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(TABLE_STATUS),
    players: z.number().int(),
    taken: z.number().int().describe('Seats that are taken, by people or bots'),
    farmers: z.enum(['off', 'mixed', 'all']),
    gamers: z.boolean(),
    rated: z.boolean(),
    continued: z.boolean().describe('Whether the game goes on from a record'),
    clock: Clock,
    names: z
      .array(z.string().nullable())
      .describe('By seat: the name of a person or bot, or null for a free seat'),
    created: moment,
    updated: moment,
    ended: moment.nullable(),
    result: GameResult.omit({ seed: true }).nullable().describe('Null until the game is over'),
    mine: z.boolean().describe('Whether you have a seat at the table'),
    waiting: z.boolean().describe('Whether it is your turn'),
    vacant: z
      .number()
      .int()
      .describe('Seats of a running game whose player has left: another person may ask to take them'),
  })
  .meta({ id: 'TableRow', description: 'A row of the lobby or of a person’s list' });
export type TableRow = z.infer<typeof TableRow>;
export const TableList = z.object({ tables: z.array(TableRow) }).meta({ id: 'TableList' });

export const ChatLine = z
  .object({
    id: z.number().int(),
    at: moment,
    person: PersonBrief.nullable(),
    seat: z.number().int().nullable().describe('The seat the person had; null for spectators'),
    text: z.string().describe('Plain text, never HTML; empty when it was removed'),
    removed: z.boolean().describe('Removed by an operator, or because the account was deleted'),
  })
  .meta({ id: 'ChatLine' });
export type ChatLine = z.infer<typeof ChatLine>;
