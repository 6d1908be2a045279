/** The agent of the public site linked to a member of staff: one agent, at most one account. */
import { and, eq, ne } from 'drizzle-orm'
import type { AgentOfStaff, Me } from '#contract/admin/staff.ts'
import type { Db } from '#db/client.ts'
import { agents, staff } from '#db/schema/index.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { allow, type Staff } from '../access/index.ts'
import { agentRecords } from '../agents/index.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext, StaffContext } from '../context.ts'
import { Conflict, Invalid } from '../errors.ts'

type Account = { id: string; name: string; email: string }
/** An agent by their ID, none, or one to be added. */
type Wanted = { agent_id?: number | null | undefined; new_agent?: AgentOfStaff | undefined }

/**
 * Returns the ID of the agent to link to an account, adding the agent where one is to be added; undefined
 * where nothing is to change. An account that is no longer active gives its agent up.
 * @throws Invalid for an unknown agent, for both fields together and for an e-mail address that another agent
 *   has
 */
export async function agentToLink(
  tx: Db,
  actor: Staff,
  account: Account,
  { agent_id, new_agent }: Wanted,
): Promise<number | null | undefined> {
  if (new_agent) {
    if (agent_id) throw new Invalid({ agent_id: t.oneAgent })
    return (await addAgent(tx, actor, account, new_agent)).id
  }
  await checkAgent(tx, agent_id)
  if (agent_id) await releaseFromInactive(tx, actor, agent_id, account.id)
  return agent_id
}

function addAgent(tx: Db, actor: Staff, { name, email }: Account, { title, phone, city_id }: AgentOfStaff) {
  const own = { name, title, phone, whatsapp: phone, email, city_id }
  const fields = { ...own, bio: '', photo: null, languages: ['English', 'Urdu'], area_ids: [] }
  return agentRecords.create({ db: tx, actor: allow(actor, 'team.edit') }, fields)
}

async function releaseFromInactive(tx: Db, actor: Staff, agentId: number, accountId: string): Promise<void> {
  const isOther = and(eq(staff.agentId, agentId), eq(staff.active, false), ne(staff.id, accountId))
  const released = await tx.update(staff).set({ agentId: null }).where(isOther).returning({ id: staff.id })
  for (const { id } of released) {
    const before = { agent_id: agentId }
    await audit(tx, actor, {
      action: 'change',
      entity: 'staff',
      entityId: id,
      before,
      after: { agent_id: null },
    })
  }
}

/** @throws Invalid when the agent to be linked does not exist */
export async function checkAgent(db: Db, agentId: number | null | undefined): Promise<void> {
  if (agentId === null || agentId === undefined) return
  if ((await db.$count(agents, eq(agents.id, agentId))) > 0) return
  throw new Invalid({ agent_id: t.unknownAgent }, t.unknownAgentId)
}

export const agentIsTaken = () => new Conflict(t.agentTaken)

/** Returns the agent linked to the caller's account; null without one. */
export async function ownAgent({ db, actor }: StaffContext): Promise<Me['agent']> {
  if (actor.agentId === null) return null
  const [agent] = await db
    .select({ id: agents.id, name: agents.name, active: agents.active })
    .from(agents)
    .where(eq(agents.id, actor.agentId))
  return agent ?? null
}

/** The agents of the public site, with the active account that is linked to each. */
export async function listLinkableAgents({ db }: AllowedContext<'staff.manage'>) {
  return db
    .select({
      id: agents.id,
      name: agents.name,
      email: agents.email,
      active: agents.active,
      staff_id: staff.id,
    })
    .from(agents)
    .leftJoin(staff, and(eq(staff.agentId, agents.id), eq(staff.active, true)))
    .orderBy(agents.name, agents.id)
}
