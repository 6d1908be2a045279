import { statfs } from 'node:fs/promises'
import { addressesOf, type Config } from '#config'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type HealthLine, type HealthPart, healthParts } from '#contract/admin/health.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { readCertificate } from '#integrations/certificate.ts'
import { siteHealth as t } from '#messages/admin.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { DailyCounts } from '../analytics/index.ts'
import { readBackupState } from '../backups/index.ts'
import type { AllowedContext } from '../context.ts'
import { readLastFetch, savedTables } from '../costs/index.ts'
import { listScriptErrors } from '../script-errors/index.ts'
import { askClock, askMails, askQueue, askReplicas, askServer, askVersions } from './ask-database.ts'
import * as judge from './judge.ts'
import { judgeRates } from './judge-rates.ts'
import { judgeScripts } from './judge-scripts.ts'
import { judgeTaxes } from './judge-taxes.ts'
import { timeStorage } from './time-storage.ts'
import { TooLate, within } from './within.ts'

const patienceMs = 2_000

/**
 * Checks all parts in parallel, each for two seconds at most, so that one that hangs hides no other.
 * @returns a line for each part that this site has: no standby and no certificate where there is none
 */
export async function readHealth(
  ctx: AllowedContext<'system.manage', 'db' | 'storage' | 'dataDir' | 'clock' | 'taxFiles'>,
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 's3' | 'smtpUrl' | 'rateService'>,
  counts: Pick<DailyCounts, 'save'>,
): Promise<Pick<AdminAnswer<'health'>, 'checked_at' | 'parts' | 'script_errors'>> {
  const { db, storage, dataDir, clock, taxFiles } = ctx
  // The page shows everything that has happened until now.
  const scriptErrors = counts.save().then(() => listScriptErrors(ctx))
  const looks: Record<HealthPart, () => Promise<HealthLine | undefined>> = {
    database: async () => judge.judgeDatabase(await askServer(db)),
    clock: async () => judge.judgeClock(await askClock(db)),
    replica: async () => {
      const figures = await askReplicas(db)
      const isExpected = config.databaseUrl !== undefined && addressesOf(config.databaseUrl).length > 1
      return figures.count > 0 || isExpected ? judge.judgeReplica(figures) : undefined
    },
    queue: async () => judge.judgeQueue(await askQueue(db)),
    mail: async () => judge.judgeMail({ ...(await askMails(db)), canSend: config.smtpUrl !== undefined }),
    storage: async () =>
      judge.judgeStorage({ kind: config.s3 ? 'bucket' : 'folder', ms: await timeStorage(storage) }),
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return judge.judgeDisk({ free: bavail * bsize, size: blocks * bsize })
    },
    backups: async () => judge.judgeBackups(await readBackupState(db), clock()),
    certificate: async () => {
      if (!config.publicUrl?.startsWith('https:')) return undefined
      const { validTo, untrusted } = await readCertificate(config.publicUrl, AbortSignal.timeout(patienceMs))
      return judge.judgeCertificate({
        secondsLeft: (validTo.getTime() - clock().getTime()) / 1000,
        untrusted,
      })
    },
    rates: async () => config.rateService && judgeRates(await readLastFetch(db), clock()),
    taxes: async () =>
      judgeTaxes([...(await savedTables(db)), ...taxFiles.tables()], localDay(clock(), agencyZone)),
    scripts: async () => judgeScripts(await scriptErrors),
    versions: async () =>
      judge.judgeVersions({
        site: packageJson.version,
        node: process.versions.node,
        database: await within(patienceMs, askVersions(db)).catch(() => undefined),
      }),
  }
  const lines = await Promise.all(
    healthParts.map(async (part) => ({ part, line: await lineOf(part, looks[part]()) })),
  )
  return {
    checked_at: clock().toISOString(),
    parts: lines.flatMap(({ part, line }) => (line ? [{ part, ...line }] : [])),
    script_errors: await within(patienceMs, scriptErrors).catch(() => []),
  }
}

/**
 * A part that fails or hangs is broken; the reason is left out, because errors may contain what a visitor
 * typed.
 */
async function lineOf(part: HealthPart, looking: Promise<HealthLine | undefined>) {
  try {
    // The versions have a limit of their own, after which they are shown without the database's.
    return await (part === 'versions' ? looking : within(patienceMs, looking))
  } catch (error) {
    const figure = error instanceof TooLate ? t.noAnswer : t.failed
    return { state: 'broken' as const, figure, advice: t.unread[part] }
  }
}
