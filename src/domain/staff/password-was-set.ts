import type { Needs } from '../context.ts'
import { auditOwn } from './auth-log.ts'
import { voidLinks } from './link-tokens.ts'
import { mailSecurityChange } from './security-mail.ts'

/** After a member of staff set their password: ends their other links, records it and mails them. */
export async function passwordWasSet(
  ctx: Needs<'db' | 'queue' | 'siteUrl'>,
  member: { id: string; name: string; email: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await voidLinks(tx, member.id)
    await auditOwn(tx, member, 'set password')
    await mailSecurityChange({ ...ctx, db: tx }, member, 'password set')
  })
}
