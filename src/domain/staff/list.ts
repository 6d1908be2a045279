import { asc, eq, sql } from 'drizzle-orm'
import type { StaffMember } from '#contract/admin/staff.ts'
import type { Db } from '#db/client.ts'
import { agents, staff, staffSessions } from '#db/schema/index.ts'
import type { AllowedContext } from '../context.ts'

/** All present and former staff accounts, by name. */
export async function listStaff({ db }: AllowedContext<'staff.manage'>): Promise<StaffMember[]> {
  return members(db).orderBy(asc(staff.name), asc(staff.id))
}

/** One of them. */
export async function findMember(db: Db, id: string): Promise<StaffMember | undefined> {
  const [member] = await members(db).where(eq(staff.id, id))
  return member
}

function members(db: Db) {
  const lastSeen = db
    .select({ at: sql`max(${staffSessions.updatedAt})` })
    .from(staffSessions)
    .where(eq(staffSessions.userId, staff.id))
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      active: staff.active,
      agent_id: staff.agentId,
      agent: { id: agents.id, name: agents.name, active: agents.active },
      second_factor: staff.twoFactorEnabled,
      last_seen_at: sql<string | null>`(${lastSeen})`.mapWith((time) => new Date(time).toISOString()),
    })
    .from(staff)
    .leftJoin(agents, eq(agents.id, staff.agentId))
    .$dynamic()
}
