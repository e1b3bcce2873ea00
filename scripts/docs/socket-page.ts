import { socketReference, WHO_MAY } from '../../apps/server/src/http/openapi.ts';
import { MAX_CHAT, MAX_FRAME, PROTOCOL_VERSION } from '../../packages/protocol/src/index.ts';
import { EXAMPLE } from './example-session.ts';
import { definition, fieldTable, type Schema } from './fields.ts';

interface Message extends Schema {
  'x-who-may'?: 'anyone' | 'visible' | 'seated';
}

const intro = `# The socket

<!-- Made by \`npm run docs\` from the schemas that check the messages. Do not edit. -->

Play happens on one WebSocket, \`/api/v1/socket\`. Clients authenticate as for [the HTTP API](api.md#authentication): by cookie
(and then \`Origin\` must be the server's own address) or by \`authorization: Bearer kf_…\`. Otherwise the upgrade is refused with
401, for a banned person or a foreign page with 403, for too many sockets with 429. Every frame is one message, a JSON object with
a \`type\`, as text, of at most ${MAX_FRAME} bytes. The same reference as JSON Schema is at \`/api/v1/socket.json\` of every server.

One socket serves all of a person's tables, up to 20 at a time; several sockets of one person are told the same. The server pings
every 30 seconds and disconnects clients that do not answer, or do not read what they are sent.

## Versions of a table

A **version** counts the events that this viewer, a seat or a spectator, has been shown so far. It says nothing about what others
hide. Every view and every piece of news carries the version it leads to.

An \`act\` carries the version that the player saw when they decided. It counts if the decision is still the same one; if the game
has gone on since, it is refused (\`STALE\`) with the present version. An action against the rules is refused with the
engine's reason, the rule's id and the facts ([formats.md](formats.md#refusals)); all other reasons are listed with
[the HTTP API](api.md#refusals). A refusal has changed nothing.

**Nothing twice.** The \`id\` of an \`act\`, \`undo\` or \`chat\` is the client's own. If the answer was lost, send the same message
with the same id again: it is answered (\`done\`), not played again. The server remembers the last 64 requests of a table, also
over a restart.

**Resuming.** \`watch\` with \`since\` brings what was missed as \`events\`, with the whole view as its patch. A client that missed more than
100 events, or something that was taken back, gets a fresh \`view\` instead. Nothing is missed, nothing comes twice.

**An acknowledged action is on disk**: \`events\` and \`done\` are sent after it was written.

## Patches

A \`patch\` turns the [view](formats.md#views) one has into the next. It is a list of entries, applied in order: \`[path, value]\` sets
a value, \`[path]\` removes what is there. A path is a list of keys and of indexes into lists; an index just past the end appends,
and the empty path replaces the whole view.

\`\`\`json
[[["active"], 1], [["market", 0, "bids", 0], {"player": 0, "workers": {"blue": 2}}], [["players", 1, "sealed"]]]
\`\`\`

## Taking back

\`undo\` goes back to the start of one's own turn as long as nothing hidden was revealed and no other player has acted (\`undo\` says
\`free\`). Beyond that (\`ask\`) it opens a vote, and everybody has to agree. After it everyone gets an event \`undone\` and a fresh
\`view\`.`;

const notes: Readonly<Record<string, string>> = {
  watch:
    'Answered by `table`, then `view` (or `events` when resuming) if the game has begun, then the whole `chat`, then `presence`.',
  act: 'Answered by `events` with the same id, by `done` if it was sent before or the table is not followed, or by `refused`.',
  legal: 'Answered by `legal`.',
  undo: 'Answered by `done`; a vote may follow for everybody.',
  vote: 'Answered by `done`.',
  'auto-pass': 'Answered by `done`.',
  chat: 'Answered by `done`, and everybody who follows the table gets the line.',
};

function message(schema: Message, by: 'Client' | 'Server'): string {
  const type = String(schema.properties?.type?.const);
  const who = schema['x-who-may'];
  return [
    // Includes the sender, because a message and a type of the same name would share an anchor.
    `### ${by}: ${type}`,
    [
      `${schema.description}.`,
      who === undefined ? '' : `Who may: ${WHO_MAY[who]}.`,
      who === undefined ? '' : (notes[type] ?? ''),
    ]
      .filter((part) => part !== '')
      .join(' '),
    fieldTable(schema, ['type']),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const exampleLine = (line: (typeof EXAMPLE)[number]): string => {
  if ('say' in line) return `# ${line.say}`;
  return 'client' in line ? `> ${JSON.stringify(line.client)}` : `< ${JSON.stringify(line.server)}`;
};

/** docs/socket.md */
export function socketPage(): string {
  const { client, server, $defs } = socketReference() as unknown as {
    client: Message[];
    server: Message[];
    $defs: Record<string, Schema>;
  };
  const types = Object.entries($defs)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => definition(name, schema));
  return `${[
    intro,
    `## Client messages

At most 2 × \`--requests-per-minute\` messages a minute, chat a fortieth of it; \`refused\` with \`TOO_MANY\` otherwise. Chat is plain
text of at most ${MAX_CHAT} characters.`,
    ...client.map((schema) => message(schema, 'Client')),
    `## Server messages

Protocol ${PROTOCOL_VERSION}, as \`welcome\` says. Messages and fields are added without changing that number: ignore what you don't
know.`,
    ...server.map((schema) => message(schema, 'Server')),
    '## Types',
    ...types,
    '## An example',
    '`>` is the client, `<` the server.',
    `\`\`\`text\n${EXAMPLE.map(exampleLine).join('\n')}\n\`\`\``,
  ].join('\n\n')}\n`;
}
