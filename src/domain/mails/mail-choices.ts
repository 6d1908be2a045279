import { eq } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import {
  defaultMailChoices,
  type MailChoice,
  type MailChoicesChange,
  mailChoices,
  mayGetMail,
} from '#contract/admin/mail-choices.ts'
import { staff } from '#db/schema/index.ts'
import { audit } from '../audit/index.ts'
import type { StaffContext } from '../context.ts'

type Account = Pick<typeof staff.$inferSelect, 'role' | 'mailChoices'>

/** Whether an account gets mails of a kind: as its owner chose, else as its role does. */
export function wantsMail({ role, mailChoices: own }: Account, choice: MailChoice): boolean {
  return own[choice] ?? defaultMailChoices(role)[choice]
}

/** Returns the mails that can be for `by`, and whether they get them. */
export async function showMailChoices({ db, actor }: StaffContext): Promise<AdminAnswer<'mailChoices'>> {
  const [account] = await db
    .select({ role: staff.role, mailChoices: staff.mailChoices })
    .from(staff)
    .where(eq(staff.id, actor.id))
  const offered = mailChoices.filter((name) => mayGetMail(name, actor.role, actor.agentId))
  return {
    data: offered.map((name) => ({ name, chosen: account !== undefined && wantsMail(account, name) })),
  }
}

/** Stores what `by` chose; what is left out stays as it is. */
export async function changeMailChoices(
  { db, actor }: StaffContext,
  change: MailChoicesChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ mailChoices: staff.mailChoices })
      .from(staff)
      .where(eq(staff.id, actor.id))
      .for('update')
    const before = account?.mailChoices ?? {}
    const after = { ...before, ...change }
    await tx.update(staff).set({ mailChoices: after }).where(eq(staff.id, actor.id))
    await audit(tx, actor, { action: 'choose mails', entity: 'staff', entityId: actor.id, before, after })
  })
}
