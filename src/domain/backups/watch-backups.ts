/** Administrators get an email when backups fail or are missing, another each day while it lasts, and one when it is over. */
import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import type { MailPart } from '#mail/document.ts'
import { siteHealth, staffMails } from '#messages/admin.ts'
import type { Context, Needs } from '../context.ts'
import { writeStaffMail } from '../mails/index.ts'
import { readAdministrators } from '../staff/index.ts'
import { type BackupState, type BackupTrouble, troubleOf } from './backup-trouble.ts'
import { type BackupWatch, lockWatch, readBackupState, storeWatch } from './backup-watch.ts'
import { explainEndedLog, explainTrouble } from './explain-trouble.ts'

const t = staffMails.backups
const dayMs = 24 * 3_600_000

/** Looks at the backups and writes the emails that are due. However many servers look, each is written once. */
export async function watchBackups(
  ctx: Context<'db' | 'queue' | 'siteUrl' | 'clock' | 'log'>,
): Promise<void> {
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const watch = await lockWatch(tx, now)
    const state = await readBackupState(tx)
    const told = await tellOfBackups({ ...ctx, db: tx }, state, watch.told)
    const logToldAt = await tellOfLog({ ...ctx, db: tx }, state, watch.logToldAt)
    if (told !== watch.told || logToldAt !== watch.logToldAt)
      await storeWatch(tx, { ...watch, told, logToldAt })
  })
}

type Telling = Needs<'db' | 'queue' | 'siteUrl' | 'clock' | 'log'>

/** Gives of what administrators know afterwards. */
async function tellOfBackups(
  ctx: Telling,
  state: BackupState,
  told: BackupWatch['told'],
): Promise<BackupWatch['told']> {
  const now = ctx.clock()
  const trouble = troubleOf(state, now)
  const backup = state.last.success?.id ?? null
  if (trouble) {
    if (told && now.getTime() - Date.parse(told.at) < dayMs) return told
    await mailTrouble(ctx, trouble, now)
    return { at: now.toISOString(), backup }
  }
  // Without a new backup a setting ended the trouble, and the person who changed it knows.
  if (told && backup !== told.backup) await mail(ctx, t.well, [{ text: t.wellText }])
  return null
}

/** Places where the point-in-time log has ended: once for each. */
async function tellOfLog(ctx: Telling, { log }: BackupState, toldAt: string | null): Promise<string | null> {
  const fresh = log.ended.filter(({ at }) => toldAt === null || at > toldAt)
  if (fresh.length === 0) return toldAt
  const sentences = fresh.map((one) => explainEndedLog(one))
  ctx.log.warn(sentences.join(' '))
  await mail(ctx, t.logEnded, [...sentences.map((text) => ({ text })), { text: siteHealth.backups.logAgain }])
  return (
    fresh
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? toldAt
  )
}

async function mailTrouble(
  ctx: Needs<'db' | 'queue' | 'siteUrl' | 'log'>,
  trouble: BackupTrouble,
  now: Date,
): Promise<void> {
  const { title, detail, advice } = explainTrouble(trouble, now)
  ctx.log.warn(title, detail === null ? {} : { detail })
  const parts: MailPart[] = [...(detail === null ? [] : [{ text: detail }]), { text: advice }]
  await mail(ctx, title, [...parts, { text: t.daily }])
}

async function mail(
  ctx: Needs<'db' | 'queue' | 'siteUrl'>,
  title: string,
  parts: readonly MailPart[],
): Promise<void> {
  const link = ctx.siteUrl() + adminPaths.settings
  for (const { email, name } of await readAdministrators(ctx.db))
    await writeStaffMail(ctx, email, {
      purpose: 'backups',
      subject: t.subject({ agency: agency.name, title }),
      parts: [
        { heading: title },
        { text: staffMails.hello({ name }) },
        ...parts,
        { fact: t.settings, value: link, link },
      ],
    })
}
