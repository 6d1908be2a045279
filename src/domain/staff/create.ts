import { randomUUID } from 'node:crypto'
import type { NewStaff, StaffMember } from '#contract/admin/staff.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { accountErrors as t } from '#messages/admin.ts'
import type { Actor } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext, Context } from '../context.ts'
import { Conflict } from '../errors.ts'
import { agentIsTaken, agentToLink, checkAgent } from './known-agent.ts'
import { findMember } from './list.ts'

/**
 * Adds a member of staff, who has no password yet.
 * @throws Conflict when the e-mail address or the agent belongs to another member, Invalid for an unknown
 *   agent or one who cannot be added
 */
export async function createStaff(
  { db, actor }: AllowedContext<'staff.manage'>,
  given: NewStaff,
): Promise<StaffMember> {
  const id = randomUUID()
  return uniquely(
    db.transaction(async (tx) => {
      const agentId = await agentToLink(tx, actor, { ...given, id }, given)
      return insert(tx, actor, { ...given, id, agentId: agentId ?? null })
    }),
  )
}

/** The same without a permission: the operator adds the first one on the command line. */
export async function addStaff(
  { db, actor }: Context,
  { name, email, role, agent_id: agentId }: NewStaff,
): Promise<StaffMember> {
  await checkAgent(db, agentId)
  return uniquely(db.transaction((tx) => insert(tx, actor, { id: randomUUID(), name, email, role, agentId })))
}

type Row = Pick<NewStaff, 'name' | 'email' | 'role'> & { id: string; agentId: number | null }

async function insert(tx: Db, actor: Actor, { id, name, email, role, agentId }: Row): Promise<StaffMember> {
  await tx.insert(staff).values({ id, name, email, role, agentId })
  const member = await findMember(tx, id)
  if (!member) throw new Error('What was stored is not there')
  await audit(tx, actor, { action: 'create', entity: 'staff', entityId: id, before: null, after: member })
  return member
}

function uniquely(adding: Promise<StaffMember>): Promise<StaffMember> {
  return refusedAs(adding, {
    staff_email_unique: () => new Conflict(t.emailTaken),
    staff_agent_id_unique: agentIsTaken,
  })
}
