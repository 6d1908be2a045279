import { inArray } from 'drizzle-orm'
import { settings, staff, staffSecondFactors, staffSessions, staffVerifications } from '#db/schema/index.ts'
import { audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import { secretKeys } from './signing-secret.ts'

/**
 * Lets the next start use another signing secret. Everything made with the lost one ends: sessions, links and
 * second factors, which can no longer be read.
 */
export async function forgetSigningSecret({ db, actor }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(settings).where(inArray(settings.key, secretKeys))
    await tx.delete(staffSessions)
    await tx.delete(staffVerifications)
    await tx.delete(staffSecondFactors)
    await tx.update(staff).set({ twoFactorEnabled: false })
    await audit(tx, actor, {
      action: 'replace the signing secret in',
      entity: 'settings',
      entityId: null,
      before: null,
      after: null,
    })
  })
}
