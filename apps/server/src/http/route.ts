import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ServerContext } from '../context/index.ts';
import type { Visitor } from '../people/index.ts';
import type { LiveTable } from '../tables/index.ts';

/**
 * Who may use a route: anyone; a person, guest or not; an account; a person who may see the table, or sits there;
 * its host; an operator. A table that the caller may not see is reported as not found.
 */
export type Who = 'anyone' | 'person' | 'account' | 'visible' | 'seated' | 'host' | 'operator';

/** Rate-limit class: `guess` for requests worth repeating to an attacker, `costly` for slow ones. */
export type Pace = 'normal' | 'costly' | 'guess';

export type PathParameter = 'table' | 'seat' | 'person' | 'id';
export type PathParameters = Readonly<Record<PathParameter, string>>;

export interface Call<Body, Query> {
  context: ServerContext;
  /** Null only on routes open to anyone. */
  visitor: Visitor | null;
  /** The person, where one is needed. */
  me: Visitor['person'];
  address: string;
  /** The parameters of the route's path. */
  params: PathParameters;
  query: Query;
  body: Body;
  /** The table named in the path, if any. */
  table: LiveTable;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that is JSON already. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for parameters. */
  path: string;
  who: Who;
  summary: string;
  tag: 'people' | 'account' | 'tables' | 'statistics' | 'operators';
  pace: Pace;
  body?: z.ZodType;
  /** Allows a much larger body. */
  large?: true;
  query?: z.ZodType;
  /** Schema of the answer; without one the answer is 204. */
  answer?: z.ZodType;
  /** Seconds for which anyone may keep an answer that is the same for everyone. */
  fresh?: number;
  /** Media type of an answer that is a file instead of JSON. */
  file?: string;
  handle(call: Call<unknown, unknown>): unknown;
}

interface Definition<B extends z.ZodType, Q extends z.ZodType, A extends z.ZodType>
  extends Omit<Route, 'handle' | 'body' | 'query' | 'answer' | 'pace'> {
  pace?: Pace;
  body?: B;
  query?: Q;
  answer?: A;
  handle(call: Call<z.output<B>, z.output<Q>>): Promise<z.input<A> | Json | void> | z.input<A> | Json | void;
}

/** Defines a route, inferring its types from its schemas. */
export function route<
  B extends z.ZodType = z.ZodType<undefined>,
  Q extends z.ZodType = z.ZodType<undefined>,
  A extends z.ZodType = z.ZodType,
>(definition: Definition<B, Q, A>): Route {
  return { pace: 'normal', ...definition } as unknown as Route;
}

/** The answer of routes without content. */
export const Ok = z.object({ ok: z.literal(true) });
export const ok = { ok: true } as const;
