import { and, eq, ne, sql } from 'drizzle-orm'
import type { StaffChange, StaffMember } from '#contract/admin/staff.ts'
import type { Db } from '#db/client.ts'
import { staff, staffSessions } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { agentIsTaken, agentToLink } from './known-agent.ts'
import { voidLinks } from './link-tokens.ts'
import { findMember } from './list.ts'

/**
 * Changes a member of staff; deactivation and a change of role end all their sessions immediately.
 * @throws NotFound for an unknown member, Conflict when no administrator would be left or the agent belongs
 *   to another member, Invalid for an unknown agent
 */
export async function changeStaff(
  { db, actor }: AllowedContext<'staff.manage'>,
  { id, agent_id, new_agent, ...change }: { id: string } & StaffChange,
): Promise<StaffMember> {
  return refusedAs(
    db.transaction(async (tx) => {
      // Of two administrators who take each other's role away, one must be refused.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`)
      const before = await findMember(tx, id)
      if (!before) throw new NotFound(t.unknownMember)
      const agentId = await agentToLink(tx, actor, before, { agent_id, new_agent })
      await tx
        .update(staff)
        .set({ ...change, ...(agentId !== undefined && { agentId }), updatedAt: new Date() })
        .where(eq(staff.id, id))
      const after = await findMember(tx, id)
      if (!after) throw new NotFound(t.unknownMember)
      if (!(await isAnyAdmin(tx))) throw new Conflict(t.lastAdministrator)
      if (!after.active || after.role !== before.role) {
        await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
      }
      if (!after.active) await voidLinks(tx, id)
      await audit(tx, actor, { action: 'change', entity: 'staff', entityId: id, before, after })
      return after
    }),
    { staff_agent_id_unique: agentIsTaken },
  )
}

async function isAnyAdmin(tx: Db): Promise<boolean> {
  const [admin] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), ne(staff.active, false)))
    .limit(1)
  return admin !== undefined
}
