import { randomUUID } from 'node:crypto'
import type { NewStaff, StaffMember } from '#contract/office/staff.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { Conflict } from '../errors.ts'
import { refusedAs } from '../leads/violates.ts'
import { allow, type Staff } from './allow.ts'
import { audit } from './audit.ts'
import { agentIsTaken, checkAgent } from './known-agent.ts'
import { findMember } from './list.ts'

/**
 * Adds a member of staff, who has no password yet.
 * @throws Conflict when the e-mail address or the agent is somebody else's already, Invalid for an unknown agent
 */
export async function createStaff(db: Db, by: Staff, given: NewStaff): Promise<StaffMember> {
  allow(by, 'staff.manage')
  return addStaff(db, by, given)
}

/** The same without anybody who is asked: the first one is added by whoever runs the server. */
export async function addStaff(
  db: Db,
  by: Pick<Staff, 'name'> & { id: string | null },
  { name, email, role, agent_id: agentId }: NewStaff,
): Promise<StaffMember> {
  await checkAgent(db, agentId)
  const id = randomUUID()
  return refusedAs(
    db.transaction(async (tx) => {
      await tx.insert(staff).values({ id, name, email, role, agentId })
      const member = await findMember(tx, id)
      if (!member) throw new Error('What was stored is not there')
      await audit(tx, by, { action: 'create', entity: 'staff', entityId: id, before: null, after: member })
      return member
    }),
    {
      staff_email_unique: () => new Conflict('Somebody has this e-mail address already.'),
      staff_agent_id_unique: agentIsTaken,
    },
  )
}
