import { eq } from 'drizzle-orm'
import type { StaffMember } from '#contract/admin/staff.ts'
import { staff, staffSecondFactors, staffSessions } from '#db/schema/index.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { findMember } from './list.ts'
import { mailSecurityChange } from './security-mail.ts'

/**
 * Turns off the second factor of a colleague who lost their phone and recovery codes, ends their sessions and
 * mails them. Returns the member as they are afterwards.
 * @throws NotFound for an unknown member, Conflict for oneself (My account asks for the password) and when it
 *   is off already
 */
export async function resetSecondFactor(
  ctx: AllowedContext<'staff.manage', 'db' | 'queue' | 'siteUrl'>,
  id: string,
): Promise<StaffMember> {
  if (ctx.actor.id === id) throw new Conflict(t.ownSecondFactor)
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update')
    const before = await findMember(tx, id)
    if (!before) throw new NotFound(t.unknownMember)
    if (!before.second_factor) throw new Conflict(t.secondFactorOff)
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, id))
    await tx.update(staff).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(staff.id, id))
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
    await audit(tx, ctx.actor, {
      action: 'reset second factor',
      entity: 'staff',
      entityId: id,
      before: { second_factor: true },
      after: { second_factor: false },
    })
    await mailSecurityChange({ ...ctx, db: tx }, before, 'second factor reset')
    return { ...before, second_factor: false }
  })
}
