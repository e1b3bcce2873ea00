import * as z from 'zod';

export const MAX_TITLE = 60;
export const MAX_SEED = 200;

const hour = 1;
const day = 24 * hour;

export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z
    .strictObject({
      kind: z.literal('live'),
      bank: z.number().int().min(0).max(7200).describe('Seconds a player has for the whole game'),
      perDecision: z.number().int().min(5).max(3600).describe('Seconds free for every decision'),
    })
    .describe('Every decision has so many seconds of its own; what it takes longer comes out of the bank'),
  z.strictObject({
    kind: z.literal('correspondence'),
    hours: z
      .number()
      .int()
      .min(hour)
      .max(14 * day)
      .describe('Hours for every decision'),
  }),
]);
export type Clock = z.infer<typeof Clock>;

export const GameOptions = z.strictObject({
  players: z.number().int().min(2).max(6),
  farmers: z.enum(['off', 'mixed', 'all']).default('off'),
  gamers: z.boolean().default(false),
  handicap: z.array(z.number().int().min(0).max(5)).max(6).default([]),
});

/** What a table is created with. */
export const TableSettings = z.strictObject({
  title: z.string().max(MAX_TITLE).default(''),
  options: GameOptions,
  tiles: z.looseObject({}).optional().describe('Tile corrections, keyflower-tiles/1: see docs/tiles.md'),
  seed: z
    .string()
    .min(1)
    .max(MAX_SEED)
    .optional()
    .describe('A chosen seed, for private tables only: everyone is told, and the table is not rated'),
  public: z.boolean().default(false).describe('Listed in the lobby; otherwise only by its link'),
  rated: z.boolean().default(false),
  clock: Clock.default({ kind: 'untimed' }),
  timeout: z
    .enum(['play', 'replace'])
    .default('play')
    .describe('When time runs out: a bot plays this one decision, or takes the seat after a warning'),
  onLeave: z
    .enum(['bot', 'vote'])
    .default('bot')
    .describe('When a player leaves: a bot takes the seat, or the others vote about it'),
  stand: z.string().max(32).default('greedy').describe('The bot that stands in for people'),
  confirm: z.boolean().default(false).describe('Everyone confirms every action, whatever their own setting'),
  aids: z.boolean().default(true).describe('Thinking aids are shown'),
  spectators: z.boolean().default(true),
});
export type TableSettings = z.infer<typeof TableSettings>;
export type NewTable = z.input<typeof TableSettings>;

export const TABLE_STATUS = ['open', 'playing', 'over', 'cancelled', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export const PersonBrief = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  bot: z.boolean().describe('A program plays for this account'),
});
export type PersonBrief = z.infer<typeof PersonBrief>;

export const SeatInfo = z.object({
  seat: z.number().int(),
  person: PersonBrief.nullable(),
  bot: z.string().nullable().describe('The bot that plays this seat, also while it stands in for the person'),
  gone: z
    .enum(['no', 'resigned', 'left', 'timed-out'])
    .describe('Whether the person gave up the seat, and how'),
  reserved: PersonBrief.nullable().describe('Kept for somebody, after a rematch'),
  online: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** A question that the people at a table have to answer together. */
export const Vote = z.object({
  id: z.number().int(),
  kind: z.enum(['undo', 'takeover']),
  by: z.number().int().describe('The seat that asks, or that was left'),
  agreed: z.array(z.number().int()),
  waiting: z.array(z.number().int()).describe('Seats that have not answered'),
});
export type Vote = z.infer<typeof Vote>;

export const SeatClock = z.object({
  free: z.number().describe('Milliseconds left of this decision’s own time'),
  bank: z.number().describe('Milliseconds left in the bank'),
  running: z.boolean(),
  warned: z.boolean().optional().describe('Time is up: a bot takes the seat when the grace period ends'),
});
export type SeatClock = z.infer<typeof SeatClock>;

export const GameResult = z.object({
  scores: z.array(z.number()),
  winners: z.array(z.number().int()),
  seed: z.string().describe('The seed behind the commitment that was shown at the start'),
});
export type GameResult = z.infer<typeof GameResult>;

export const TableInfo = z.object({
  id: z.string(),
  status: z.enum(TABLE_STATUS),
  settings: TableSettings,
  host: z.string().nullable(),
  seats: z.array(SeatInfo),
  created: z.number(),
  started: z.number().nullable(),
  ended: z.number().nullable(),
  seedHash: z.string().nullable().describe('SHA-256 of the seed, known from the start'),
  result: GameResult.nullable(),
  rematch: z.string().nullable().describe('The table where these people play on'),
  reason: z.string().nullable().describe('Why the table was closed, or why it is not rated'),
  spectators: z.number().int(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** What only the person who asks gets to know about a table. */
export const MyPlace = z.object({
  seat: z.number().int().nullable(),
  host: z.boolean(),
  autoPass: z.boolean(),
  key: z.string().nullable().describe('The key of the private link, for those who may invite'),
  seatKeys: z.array(z.string()).nullable().describe('A key for each seat’s own invitation, for the host'),
});
export type MyPlace = z.infer<typeof MyPlace>;

export const TableReply = z.object({ table: TableInfo, you: MyPlace });
export type TableReply = z.infer<typeof TableReply>;

/** A row of the lobby or of a person's list. */
export const TableRow = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(TABLE_STATUS),
  players: z.number().int(),
  taken: z.number().int(),
  farmers: z.enum(['off', 'mixed', 'all']),
  gamers: z.boolean(),
  rated: z.boolean(),
  clock: Clock,
  names: z.array(z.string().nullable()),
  created: z.number(),
  updated: z.number(),
  mine: z.boolean().describe('I have a seat here'),
  waiting: z.boolean().describe('The table waits for me'),
});
export type TableRow = z.infer<typeof TableRow>;
export const TableList = z.object({ tables: z.array(TableRow) });

export const ChatLine = z.object({
  id: z.number().int(),
  at: z.number(),
  person: PersonBrief.nullable(),
  seat: z.number().int().nullable(),
  text: z.string().describe('Empty when an operator removed it'),
  removed: z.boolean(),
});
export type ChatLine = z.infer<typeof ChatLine>;
