import { eq } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import {
  defaultMailChoices,
  type MailChoice,
  type MailChoicesChange,
  mailChoices,
  mayGetMail,
} from '#contract/admin/mail-choices.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import type { Staff } from '../access/allow.ts'
import { audit } from '../audit/audit.ts'

type Account = Pick<typeof staff.$inferSelect, 'role' | 'mailChoices'>

/** Whether an account gets mails of a kind: as its owner chose, else as its role does. */
export function wantsMail({ role, mailChoices: own }: Account, choice: MailChoice): boolean {
  return own[choice] ?? defaultMailChoices(role)[choice]
}

/** Returns the mails that can be for `by`, and whether they get them. */
export async function showMailChoices(db: Db, by: Staff): Promise<AdminAnswer<'mailChoices'>> {
  const [account] = await db
    .select({ role: staff.role, mailChoices: staff.mailChoices })
    .from(staff)
    .where(eq(staff.id, by.id))
  const offered = mailChoices.filter((name) => mayGetMail(name, by.role, by.agentId))
  return {
    data: offered.map((name) => ({ name, chosen: account !== undefined && wantsMail(account, name) })),
  }
}

/** Stores what `by` chose; what is left out stays as it is. */
export async function changeMailChoices(db: Db, by: Staff, change: MailChoicesChange): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ mailChoices: staff.mailChoices })
      .from(staff)
      .where(eq(staff.id, by.id))
      .for('update')
    const before = account?.mailChoices ?? {}
    const after = { ...before, ...change }
    await tx.update(staff).set({ mailChoices: after }).where(eq(staff.id, by.id))
    await audit(tx, by, { action: 'choose mails', entity: 'staff', entityId: by.id, before, after })
  })
}
