import { sql } from 'drizzle-orm'
import { OfficeSettings, type SettingsChange } from '#contract/admin/settings.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { allow } from '../access/allow.ts'
import { audit } from '../audit/audit.ts'
import type { StaffContext } from '../context.ts'
import { Invalid } from '../errors.ts'
import { feedbackMember } from './feedback-recipient.ts'
import { adminKey, readSettings } from './read.ts'

/**
 * Changes the settings that are named and leaves the others.
 * @throws Invalid when the office would close before it opens, a reminder come before a listing is confirmed, or
 * feedback go to somebody who does not see it
 */
export async function changeSettings(
  { db, actor }: StaffContext,
  { change, given }: { change: SettingsChange; given: Partial<OfficeSettings> },
): Promise<void> {
  allow(actor, 'system.manage')
  await db.transaction(async (tx) => {
    // Of two who change different settings at once, both are heard.
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
