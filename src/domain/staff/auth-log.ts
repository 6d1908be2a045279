/**
 * The audit log's entries about signing in: sessions, and what staff set up for themselves, without secrets.
 */

import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { actors } from '#messages/admin.ts'
import { type Staff, visitor } from '../access/index.ts'
import { audit, type Change } from '../audit/index.ts'

type OwnAction =
  | 'sign in'
  | 'sign out'
  | 'set password'
  | 'end session'
  | 'turn on second factor'
  | 'turn off second factor'

/** Records what a member of staff did about their own sign-in. */
export async function auditOwn(
  db: Db,
  actor: Pick<Staff, 'id' | 'name'>,
  action: OwnAction,
  { before, after }: Pick<Change, 'before' | 'after'> = { before: null, after: null },
): Promise<void> {
  await audit(db, actor, { action, entity: 'staff', entityId: actor.id, before, after })
}

/**
 * Records that a sign-in as a member of staff was refused: who tried is not known. Nothing is recorded for
 * unknown names, because there is no end of them.
 */
export async function auditRefusal(
  db: Db,
  as: { id: string } | { email: string },
  why: 'wrong password' | 'wrong code' | 'no longer active',
): Promise<void> {
  const isThem = 'id' in as ? eq(staff.id, as.id) : eq(staff.email, as.email)
  const [member] = await db.select({ id: staff.id }).from(staff).where(isThem)
  if (!member) return
  await audit(
    db,
    { ...visitor, name: actors.unknown },
    { action: 'fail to sign in as', entity: 'staff', entityId: member.id, before: null, after: { why } },
  )
}
