/** Metrics of the site's surroundings for an operator: the queue, the mails, the disk and the database. */
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { clockDifference } from '#db/clock-difference.ts'
import { type ServerFacts, serverFacts } from '#db/server-facts.ts'
import { connectionTo } from '#db/servers.ts'
import { openDb } from '#db/session.ts'
import { isBackedUpElsewhere, readBackupState, troubleOf } from '#domain/backups/index.ts'

export type Watched = { databaseUrl: string; dataDir: string }

export type OperationMetrics = {
  /**
   * Reads the values again; those that cannot be read now are left out, and `aangan_database_up` shows it.
   */
  refresh(): Promise<void>
  close(): Promise<void>
}

const answerWithinMs = 2_000

/** Adds the gauges to `registry`; a database that does not answer within two seconds counts as down. */
export function watchOperations(registry: Registry, { databaseUrl, dataDir }: Watched): OperationMetrics {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `aangan_${name}`, help, labelNames, registers: [registry] })
  const jobs = gauge('jobs', 'Jobs that are not done, by what they wait for', ['job', 'state'])
  const jobAge = gauge('jobs_oldest_seconds', 'Since when the oldest job has been due', ['job'])
  const mails = gauge('mails_waiting', 'Mails that are not sent yet')
  const mailAge = gauge('mails_oldest_waiting_seconds', 'How long the oldest of them has waited')
  const found = gauge('alert_matches_waiting', 'Matches of saved searches and homes that are not sent yet')
  const changed = gauge(
    'alert_changes_waiting',
    'Changed listings that were not held against saved searches yet',
  )
  const free = gauge('disk_free_bytes', 'Free bytes of the disk that holds the data folder')
  const size = gauge('disk_size_bytes', 'Bytes of that disk')
  const up = gauge('database_up', '1 while the database answers')
  const bytes = gauge('database_size_bytes', 'Bytes of the database')
  const used = gauge('database_server_connections', 'Connections of the server, those of others included')
  const most = gauge('database_server_connections_max', 'Connections that the server allows')
  const longest = gauge('database_oldest_transaction_seconds', 'How long the oldest transaction has run')

  const clocks = gauge('clock_difference_seconds', "How far the database's clock is ahead of this machine's")

  const backedUp = gauge(
    'backup_last_success_timestamp_seconds',
    'When the last backup was taken that succeeded',
  )
  const backupBytes = gauge('backup_size_bytes', 'Bytes of everything in it, before compression')
  const backupSeconds = gauge('backup_duration_seconds', 'How long it took')
  const backupFailed = gauge('backup_failed', '1 when the last backup failed')
  const neverBackedUp = gauge('backup_never_made', '1 when the site is older than a day and has no backup')
  const logFails = gauge('backup_log_places_failing', 'Places that do not take the point-in-time log')
  const backups = [backedUp, backupBytes, backupSeconds, backupFailed, neverBackedUp, logFails]

  // Of its own: what keeps the site's connections busy must not keep it from being seen.
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    application_name: 'aangan metrics',
    max: 1,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    statement_timeout: answerWithinMs,
  })
  pool.on('error', () => {})

  async function lookAtDatabase(): Promise<void> {
    const { rows } = await pool.query<ServerFacts>(serverFacts)
    const [facts] = rows
    if (!facts) return
    bytes.set(facts.bytes)
    used.set(facts.used)
    most.set(facts.most)
    longest.set(facts.longest)
    clocks.set(await clockDifference(pool))
  }

  async function lookAtJobs(): Promise<void> {
    const { rows } = await pool.query<JobFacts>(jobFacts)
    const oldest = new Map<string, number>()
    for (const { job, state, count, age } of rows) {
      jobs.set({ job, state }, count)
      oldest.set(job, Math.max(age, oldest.get(job) ?? 0))
    }
    for (const [job, age] of oldest) jobAge.set({ job }, age)
  }

  async function lookAtMails(): Promise<void> {
    const { rows } = await pool.query<{ count: number; age: number }>(mailFacts)
    mails.set(rows[0]?.count ?? 0)
    mailAge.set(rows[0]?.age ?? 0)
  }

  async function lookAtAlerts(): Promise<void> {
    const { rows } = await pool.query<{ matches: number; changes: number }>(alertFacts)
    found.set(rows[0]?.matches ?? 0)
    changed.set(rows[0]?.changes ?? 0)
  }

  async function lookAtBackups(): Promise<void> {
    const state = await readBackupState(openDb(pool))
    const trouble = troubleOf(state, new Date())
    backupFailed.set(Number(trouble?.kind === 'failed'))
    neverBackedUp.set(Number(trouble?.kind === 'never'))
    logFails.set(state.log.current.filter(({ failsSince }) => failsSince !== null).length)
    const { success } = state.last
    // Whose age is watched by other tools, its time would raise an alarm.
    if (!success || isBackedUpElsewhere(state.settings)) return
    backedUp.set(Date.parse(success.takenAt) / 1000)
    backupBytes.set(success.bytes)
    backupSeconds.set(success.seconds)
  }

  async function lookAtDisk(): Promise<void> {
    const disk = await statfs(dataDir)
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
  }

  return {
    async refresh() {
      for (const shown of [
        mails,
        mailAge,
        found,
        changed,
        free,
        size,
        bytes,
        used,
        most,
        longest,
        ...backups,
      ])
        shown.remove()
      jobs.reset()
      jobAge.reset()
      const isUp = await succeeds(lookAtDatabase)
      up.set(Number(isUp))
      await succeeds(lookAtDisk)
      if (!isUp) return
      await succeeds(lookAtJobs)
      await succeeds(lookAtMails)
      await succeeds(lookAtAlerts)
      await succeeds(lookAtBackups)
    },
    close: () => pool.end(),
  }
}

function succeeds(look: () => Promise<void>): Promise<boolean> {
  return look().then(
    () => true,
    () => false,
  )
}

const alertFacts = `
  SELECT (SELECT count(*)::int FROM alert_matches WHERE message_id IS NULL) AS matches,
    (SELECT count(*)::int FROM alert_changes) AS changes`

// 'later' is not due yet, such as the end of a hold: it has no age.
type JobFacts = { job: string; state: 'later' | 'waiting' | 'retry' | 'active'; count: number; age: number }
const jobFacts = `
  SELECT name AS job, shown.state, count(*)::int AS count,
    greatest(0, max(extract(epoch FROM now() - shown.due)))::float8 AS age
  FROM pgboss.job CROSS JOIN LATERAL (SELECT
    CASE WHEN state <> 'created' THEN state::text WHEN start_after > now() THEN 'later' ELSE 'waiting' END AS state,
    CASE WHEN state = 'created' THEN start_after ELSE created_on END AS due) AS shown
  WHERE job.state IN ('created', 'retry', 'active')
  GROUP BY name, shown.state`

const mailFacts = `
  SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
  FROM mails WHERE status = 'waiting'`
