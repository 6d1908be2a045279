import { auditOwn } from './auth-log.ts'
import { voidLinks } from './link-tokens.ts'
import { mailSecurityChange, type SecurityStore } from './security-mail.ts'

/** After somebody set their password: their other links end, the audit log and a mail to them say so. */
export async function passwordWasSet(
  store: SecurityStore,
  member: { id: string; name: string; email: string },
): Promise<void> {
  await store.db.transaction(async (tx) => {
    await voidLinks(tx, member.id)
    await auditOwn(tx, member, 'set password')
    await mailSecurityChange({ ...store, db: tx }, member, 'password set')
  })
}
