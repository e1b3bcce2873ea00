import { SETTINGS } from '../../apps/server/src/settings/settings.ts';
import { errorBody, STATUS } from '../../apps/server/src/errors/refused.ts';
import { Schemas } from '../../apps/server/src/http/schemas.ts';
import { openApi, TAGS, WHO_MAY } from '../../apps/server/src/http/openapi.ts';
import { ERROR_CODES, ERROR_REASONS, type ErrorCode } from '../../packages/protocol/src/index.ts';
import { definition, fieldTable, type Schema, typeOf } from './fields.ts';
import { atLeast, must } from '../testing/must.ts';

interface Content {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  summary: string;
  tags: string[];
  'x-who-may': keyof typeof WHO_MAY;
  'x-pace': 'normal' | 'costly' | 'guess';
  parameters: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses: { 200: Content };
}

const MEANING: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request is malformed or contradicts itself',
  NOT_SIGNED_IN: 'Not signed in: create a guest first, sign in, or send a valid token',
  FORBIDDEN: 'Not allowed for this person, or the request came from a page of another site',
  NOT_FOUND: 'It does not exist, or is hidden from this person',
  CONFLICT: 'Not possible in the current state: the seat is taken, the game has begun, …',
  STALE: 'The decision was made on an older version than the one it was about (socket)',
  ILLEGAL_ACTION: 'The rules do not allow it; `rule` names the rule (socket)',
  NOT_YOUR_DECISION: 'This seat has nothing to decide now (socket)',
  NOT_PLAYING: 'The game has not begun, or is over',
  NAME_TAKEN: 'An account has this name, or one that looks like it',
  BAD_NAME: 'The name is empty, too long, mixes scripts, or is reserved',
  WEAK_PASSWORD: 'The password is too short, too long, too common, or the name itself',
  WRONG_PASSWORD: 'The name or the password is wrong',
  BANNED: 'The person is banned',
  TOO_MANY: 'A limit is exceeded; `retryAfter` gives the seconds to wait',
  TOO_LARGE: 'The body is too large',
  STORAGE: 'The server cannot write now; nothing was changed',
  INTERNAL: 'A bug in the server; nothing was changed',
};

const PACE = {
  normal: '',
  costly: ' Costly: counts ten times.',
  guess: ' Counts twenty times, so that guessing is slow.',
} as const;

function reasonRows(): string {
  return Object.entries(ERROR_REASONS)
    .map(([reason, { code, about, facts }]) => {
      const { properties = {} } = new Schemas('').of(facts, 'output') as Schema;
      const fields = Object.entries(properties).map(([name, schema]) => {
        const explained = schema.description === undefined ? '' : ` (${schema.description})`;
        return `\`${name}\`: ${typeOf(schema)}${explained}`;
      });
      return `| \`${reason}\` | \`${code}\` | ${fields.join('; ')} | ${about} |`;
    })
    .join('\n');
}

const intro = (): string => `# The HTTP API

<!-- Made by \`npm run docs\` from the schemas that check the requests. Do not edit. -->

Making and finding tables, accounts, histories: everything but play itself, which happens on [the socket](socket.md). The same
as OpenAPI 3.1 is in [openapi.json](openapi.json), and every server gives it out at \`/api/v1/openapi.json\`. A small bot that
uses both is in [examples](../examples/README.md).

All paths are below \`/api/v1\`. Bodies and answers are JSON; a request with a body says
\`content-type: application/json\`. Moments are milliseconds since 1970. Ids are opaque texts.

## Authentication

**By cookie.** \`GET /me\` creates a guest if the request has no credentials and sets a signed cookie (\`HttpOnly\`, \`SameSite=Lax\`, behind
https also \`Secure\` and named \`__Host-keyflower\`). Signing up, signing in and a new password set another one. A request that changes something by cookie must come from the server's own
pages: its \`Origin\` header must be the server's address, or it is refused (\`FORBIDDEN\`).

**By token.** An account makes a personal API token with \`POST /me/tokens\`. Programs send it as \`authorization: Bearer kf_…\`;
they need neither cookie nor \`Origin\`. A token plays for its account and reads, but does not manage it: sections marked
*account* are closed to tokens, except for reading. A withdrawn token closes its sockets. An account that a program plays says so
with \`PATCH /me {"bot":true}\`: everyone sees it, and its games are not rated.

## Versions

The \`v1\` in the path changes only when a client that keeps to this page would misunderstand something. Until then fields, routes,
error codes and messages are added and never removed: **ignore what you don't know.** Unknown fields in a request are refused, so
that a typing mistake does not go unnoticed. Events, views, actions and records have versions of their own:
[versioning.md](versioning.md).

## Refusals

A refused request has changed nothing. Its body is an [ErrorReply](#errorreply):

\`\`\`json
${JSON.stringify({ error: errorBody('too-many-tables', { most: 8 }) })}
\`\`\`

\`code\` is the kind of refusal, \`reason\` says why exactly and \`facts\` holds the numbers and names that belong to the reason.
\`message\` is an English sentence made from them, for developers: never parse it. Reasons are added over time, so treat an unknown
one like its code.

| code | status | |
|---|---|---|
${ERROR_CODES.map((code) => `| \`${code}\` | ${STATUS[code]} | ${MEANING[code]} |`).join('\n')}

| reason | code | facts | |
|---|---|---|---|
${reasonRows()}

An illegal action carries the engine's reason and facts instead: [formats.md](formats.md#refusals). So does a table whose options or tile
corrections the engine refuses.

Retry \`TOO_MANY\` after \`retryAfter\` seconds (also in the \`retry-after\` header), \`STORAGE\` and 5xx later; nothing else gets
better by repeating it.

## Rate limits

Each address and each person has ${SETTINGS['requests-per-minute'].fallback} requests a minute, unless the operator says otherwise
(\`--requests-per-minute\`); some count more and are marked. New guests of one address count twenty times. A body has at most
16 KiB, that of a new table 256 KiB. A guest has at most ${SETTINGS['tables-per-guest'].fallback} tables open (\`--tables-per-guest\`), an account five times as
many. An account or address gets at most 5 mails with links an hour. An address may hold
${SETTINGS['sockets-per-address'].fallback} sockets (\`--sockets-per-address\`); opening one counts as a request.`;

function bodyOf(title: string, schema: Schema): string {
  if (schema.$ref !== undefined) return `${title}: ${typeOf(schema)}`;
  const table = fieldTable(schema);
  return table === '' ? '' : `${title}:\n\n${table}`;
}

function section(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [[type, { schema }]] = atLeast(1, Object.entries(must(responses[200]).content));
  const answer =
    type === 'application/json'
      ? bodyOf('Answer', schema) || `Answer: an object. ${schema.description}.`
      : `Answer: a file, \`${type}\`.`;
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${operation.summary}. Who may: ${WHO_MAY[operation['x-who-may']]}.${PACE[operation['x-pace']]}`,
    query.length === 0
      ? ''
      : bodyOf('Query', { properties: Object.fromEntries(query.map((one) => [one.name, one.schema])) }),
    requestBody ? bodyOf('Body', must(requestBody.content['application/json']).schema) : '',
    answer,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** docs/api.md */
export function apiPage(): string {
  const { paths, components } = openApi() as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = Object.entries(TAGS).map(([tag, description]) =>
    [
      `## ${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
      `${description}.`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(tag))
        .map(({ method, path, operation }) => section(method, path, operation)),
    ].join('\n\n'),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => definition(name, schema));
  const types = `## Types

Those whose name ends in \`Input\` are what is accepted, with defaults for missing fields; the others are what is sent.`;
  return `${[intro(), ...tags, types, ...schemas].join('\n\n')}\n`;
}
