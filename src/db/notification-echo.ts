/**
 * Proves that notifications reach a connection. Through a connection pooler in transaction mode LISTEN
 * succeeds but no notification ever arrives, because the pooler gives the listening connection to another
 * client.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { answered } from './database-watch.ts'
import { part } from './part.ts'
import { connectionTo } from './servers.ts'
import { StartupError } from './startup-error.ts'

export type Echo = {
  /**
   * Sends a notification from another connection and waits until it arrives. Nothing else may be sent on the
   * listening connection meanwhile: with an answer, a pooler would pass on notifications that it otherwise
   * holds back.
   * @throws NotificationsMissing when it does not arrive in time, DatabaseUnreachable when it cannot be sent
   */
  hear: (ms?: number) => Promise<void>
} & AsyncDisposable

/** A notification was sent, and did not arrive. */
export class NotificationsMissing extends StartupError {
  override name = 'NotHeard'

  constructor(setting = 'DATABASE_URL') {
    super(
      `Notifications from the database in ${setting} do not arrive, so pages would not show changes. This happens ` +
        `behind a connection pooler such as PgBouncer in transaction mode: set ${setting} to the address of PostgreSQL itself, or use session mode.`,
    )
  }
}

const sendingMs = 2_000
const hearingMs = 5_000

/** Opens an echo that sends to `listening` from a connection of its own to the same address. */
export async function openEcho(listening: pg.Client, url: string): Promise<Echo> {
  const channel = `aangan_echo_${randomUUID().replaceAll('-', '')}`
  const sending = new pg.Client({
    ...connectionTo(url),
    application_name: 'aangan echo',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  sending.on('error', () => {})
  await sending.connect()
  try {
    await listening.query(`LISTEN ${channel}`)
  } catch (error) {
    await part(sending)
    throw error
  }
  return {
    async hear(ms = hearingMs) {
      const heard = Promise.withResolvers<void>()
      const take = (message: pg.Notification) => message.channel === channel && heard.resolve()
      listening.on('notification', take)
      try {
        // A crash can lose nothing here, so do not wait for the disk.
        const sent = sending.query(`BEGIN; SET LOCAL synchronous_commit = off; NOTIFY ${channel}; COMMIT`)
        await answered(sent, sendingMs)
        await answered(heard.promise, ms).catch(() => Promise.reject(new NotificationsMissing()))
      } finally {
        listening.off('notification', take)
      }
    },
    [Symbol.asyncDispose]: () => part(sending),
  }
}

/**
 * Checks before anything is started that notifications of the database at `url` arrive; those of a server in
 * recovery come from the server that it copies.
 * @throws NotificationsMissing naming the setting
 */
export async function checkNotifications(url: string, setting: string): Promise<void> {
  const listening = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 })
  listening.on('error', () => {})
  await listening.connect()
  try {
    const { rows } = await listening.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
    if (rows[0]?.is) return
    await using echo = await openEcho(listening, url)
    await echo.hear()
  } catch (error) {
    throw error instanceof NotificationsMissing ? new NotificationsMissing(setting) : error
  } finally {
    await part(listening)
  }
}
