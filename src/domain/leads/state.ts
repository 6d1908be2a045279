import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LeadState, LeadStateAnswer, LeadStatus } from '#contract/leads/leads.ts'
import type { Db } from '#db/client.ts'
import { jobApplications, leads } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { mainOf } from './merged.ts'

const states: Readonly<Record<LeadStatus, LeadState>> = {
  new: 'received',
  assigned: 'assigned',
  contacted: 'contacted',
  viewing: 'contacted',
  offer: 'contacted',
  won: 'closed',
  lost: 'closed',
}

type ApplicationStatus = (typeof jobApplications.$inferSelect)['status']

const applicationStates: Readonly<Record<ApplicationStatus, LeadState>> = {
  received: 'received',
  'in review': 'assigned',
  invited: 'contacted',
  declined: 'closed',
  hired: 'closed',
}

/**
 * How far the agency is with the request of that reference, and nothing about who sent it.
 * @throws NotFound when no request has the reference
 */
export async function leadState({ db }: Context, reference: string): Promise<LeadStateAnswer> {
  const { state, created_at } = (await ofLead(db, reference)) ?? (await ofApplication(db, reference))
  return { data: { reference, state, received_at: created_at.toISOString() } }
}

/** One that was merged into another is as far as that one. */
async function ofLead(db: Db, reference: string) {
  const main = alias(leads, 'main')
  const [lead] = await db
    .select({
      status: main.status,
      created_at: leads.created_at,
    })
    .from(leads)
    .innerJoin(main, eq(main.id, mainOf(reference)))
    .where(eq(leads.reference, reference))
  return lead && { ...lead, state: states[lead.status] }
}

async function ofApplication(db: Db, reference: string) {
  const { status, created_at } = jobApplications
  const [application] = await db
    .select({ status, created_at })
    .from(jobApplications)
    .where(eq(jobApplications.reference, reference))
  if (!application) throw new NotFound(missing.request)
  return { ...application, state: applicationStates[application.status] }
}
