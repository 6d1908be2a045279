import { and, eq } from 'drizzle-orm'
import { reachOf } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { wantsMail } from '../mails/index.ts'
import { readSettings } from './read.ts'

/** The address of the person who answers feedback; undefined where none is chosen, or the chosen one left. */
export async function feedbackRecipient(db: Db): Promise<string | undefined> {
  const { feedback_desk } = await readSettings(db)
  const desk = feedback_desk === '' ? undefined : await feedbackMember(db, feedback_desk)
  return desk && wantsMail(desk, 'feedback') ? desk.email : undefined
}

/** An active member of staff who sees every lead; undefined for any other. */
export async function feedbackMember(db: Db, id: string) {
  const [member] = await db
    .select({ email: staff.email, role: staff.role, mailChoices: staff.mailChoices })
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.active, true)))
  return member && reachOf(member.role, 'leads.read') === 'all' ? member : undefined
}
