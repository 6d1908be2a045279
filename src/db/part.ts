import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

// A server that hangs never confirms that the connection has ended.
const partingMs = 200

/** Ends a connection, and waits a moment for the server to part. */
export async function part(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), wait(partingMs)])
}
