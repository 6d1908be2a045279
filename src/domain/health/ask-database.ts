/** The figures that the database knows. */
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { clockDifference } from '#db/clock-difference.ts'
import { type ServerFacts, serverFacts } from '#db/server-facts.ts'
import { readState } from '#db/state.ts'
import type { MailFigures, QueueFigures, ReplicaFigures, VersionFigures } from './judge.ts'

function only<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows
  if (!row) throw new Error('The statement gave no row')
  return row
}

export async function askServer(db: Db): Promise<ServerFacts> {
  return only(await db.execute<ServerFacts>(sql.raw(serverFacts)))
}

/** Standbys that follow; a base backup under way is none. */
export async function askReplicas(db: Db): Promise<ReplicaFigures> {
  // Of others' rows a user without pg_monitor sees no state.
  return only(
    await db.execute<ReplicaFigures>(sql`SELECT count(*)::int AS count,
      CASE WHEN bool_and(state IS NOT NULL)
        THEN coalesce(max(extract(epoch FROM replay_lag)), 0)::float8 END AS lag
    FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup'`),
  )
}

export async function askQueue(db: Db): Promise<QueueFigures> {
  return only(
    await db.execute<QueueFigures>(sql`SELECT count(*) FILTER (WHERE state <> 'failed')::int AS due,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state <> 'failed')), 0)::float8 AS oldest,
      count(*) FILTER (WHERE state = 'failed')::int AS dead
    FROM pgboss.job WHERE state = 'failed' OR (state IN ('created', 'retry') AND start_after <= now())`),
  )
}

export async function askMails(db: Db): Promise<Omit<MailFigures, 'canSend'>> {
  return only(
    await db.execute<
      Omit<MailFigures, 'canSend'>
    >(sql`SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'waiting')), 0)::float8 AS oldest,
      count(*) FILTER (WHERE status = 'waiting' AND problem IS NOT NULL)::int AS failing,
      coalesce(extract(epoch FROM now() - max(created_at)
        FILTER (WHERE status = 'waiting' AND problem IS NOT NULL)), 0)::float8 AS latest,
      count(*) FILTER (WHERE status = 'kept')::int AS kept,
      (SELECT count(*)::int FROM alert_contacts WHERE bounced_at IS NOT NULL) AS refused
    FROM mails WHERE status <> 'sent'`),
  )
}

/** How many seconds the database's clock is ahead of this machine's. */
export function askClock(db: Db): Promise<number> {
  return clockDifference(asked(db))
}

export async function askVersions(db: Db): Promise<NonNullable<VersionFigures['database']>> {
  const [{ postgres }, state] = await Promise.all([
    db
      .execute<{ postgres: string }>(
        sql`SELECT split_part(current_setting('server_version'), ' ', 1) AS postgres`,
      )
      .then(only),
    readState(asked(db)),
  ])
  return { postgres, state }
}

/** The database for what asks in plain SQL. */
function asked(db: Db) {
  return {
    async query<Row>(text: string) {
      const { rows } = await db.execute(sql.raw(text))
      return { rows: rows as Row[] }
    },
  }
}
