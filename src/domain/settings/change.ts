import { sql } from 'drizzle-orm'
import { OfficeSettings, type SettingsChange } from '#contract/admin/settings.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import { StartupError } from '#db/startup-error.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { Invalid } from '../errors.ts'
import { feedbackMember } from './feedback-recipient.ts'
import { adminKey, readSettings } from './read.ts'

type Change = {
  change: SettingsChange
  given: Partial<OfficeSettings>
  /** Writes to a place for backups. @throws StartupError with a sentence that says why no backup can be made there */
  tryBackupPlace: (place: string) => Promise<void>
}

/**
 * Changes the given settings and leaves the others.
 * @throws Invalid when the office would close before it opens, a reminder come before a listing is confirmed,
 * feedback go to a member of staff who cannot see it, or no backup can be made in a new place for them
 */
export async function changeSettings(
  { db, actor }: AllowedContext<'system.manage'>,
  { change, given, tryBackupPlace }: Change,
): Promise<void> {
  // Before the transaction, because a place may take its time to answer.
  await mustTakeBackups(await readSettings(db, given), change, tryBackupPlace)
  await db.transaction(async (tx) => {
    // Of two that change different settings in parallel, both changes are kept.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)
    const before = await readSettings(tx, given)
    const after = OfficeSettings.parse({ ...before, ...change })
    mustFit(after)
    await mustBeDesk(tx, before, after)
    await tx
      .insert(settings)
      .values({ key: adminKey, value: change })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`${settings.value} || excluded.value`, updated_at: sql`now()` },
      })
    await audit(tx, actor, { action: 'change', entity: 'settings', entityId: null, before, after })
  })
}

async function mustTakeBackups(
  before: OfficeSettings,
  { backup_place: place = '' }: SettingsChange,
  tryBackupPlace: Change['tryBackupPlace'],
): Promise<void> {
  if (place === '' || place === before.backup_place) return
  await tryBackupPlace(place).catch((error) => {
    throw error instanceof StartupError ? new Invalid({ backup_place: error.message }) : error
  })
}

async function mustBeDesk(tx: Db, before: OfficeSettings, { feedback_desk }: OfficeSettings): Promise<void> {
  if (feedback_desk === '' || feedback_desk === before.feedback_desk) return
  if (!(await feedbackMember(tx, feedback_desk))) throw new Invalid({ feedback_desk: t.feedbackDesk })
}

function mustFit({
  office_opens,
  office_closes,
  listing_expiry_days,
  listing_reminder_days,
}: OfficeSettings): void {
  if (office_closes <= office_opens) throw new Invalid({ office_closes: t.officeCloses })
  if (listing_reminder_days >= listing_expiry_days)
    throw new Invalid({ listing_reminder_days: t.reminderDays })
}
