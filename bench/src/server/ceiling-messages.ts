/** To the server: join a table, then act there. */
export type Sent = { table: number } | { table: number; id: number; action: unknown };

/** From the server: joined; your action is stored; another player acted. */
export type Received = { joined: number } | { ack: number; n: number } | { n: number; action: unknown };
