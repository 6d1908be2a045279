/** A database that is restored from a backup and its archived log, or that follows another one, takes no changes. */
import pg from 'pg'
import { connectionTo } from './servers.ts'
import { errorCode, StartupError } from './startup-error.ts'
import { pause, type Waiting } from './waiting.ts'

type State = 'open' | 'recovering' | 'paused'

const lookEveryMs = 1_000

/**
 * Waits until the database at `url` takes changes, and says why.
 * @throws StartupError when the database goes away meanwhile
 */
export async function waitForRecovery(url: string, { say, signal }: Waiting = {}): Promise<void> {
  for (;;) {
    const state = await look(url)
    if (state === 'open') return
    say?.(sentences[state])
    await pause(lookEveryMs, signal)
  }
}

const sentences = {
  recovering:
    'The database is being restored, or is a standby, and does not accept changes. Waiting for the recovery to finish; stopping the site does not stop it.',
  paused:
    'The database has been restored to the point that was asked for and is paused there. Check the data, then run SELECT pg_wal_replay_resume() as its superuser: the site goes on once the recovery has ended.',
} as const satisfies Record<Exclude<State, 'open'>, string>

const atStartOrEndOfRecovery = new Set(['57P03', '55000'])

async function look(url: string): Promise<State> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ state: State }>(`
      SELECT CASE WHEN NOT pg_is_in_recovery() THEN 'open'
        WHEN pg_get_wal_replay_pause_state() = 'paused' THEN 'paused' ELSE 'recovering' END AS state`)
    return rows[0]?.state ?? 'recovering'
  } catch (error) {
    if (atStartOrEndOfRecovery.has(errorCode(error) ?? '')) return 'recovering'
    throw new StartupError(
      `The database stopped during recovery (${errorCode(error) ?? error}): see its log for the reason, then start again.`,
      { mayPass: true },
    )
  } finally {
    await client.end().catch(() => {})
  }
}
