import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { agency, messageTemplates } from '#agency'
import type { LeadDetail } from '#contract/admin/lead-rows.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, leadEvents, leads, listings, projects } from '#db/schema/index.ts'
import { leadErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { tasksOf } from '../../tasks/index.ts'
import { estimateFacts } from '../estimate-fact.ts'
import { mergedWith } from '../merged.ts'
import { payloadFacts } from '../payload-facts.ts'
import { readPromise } from '../response-time.ts'
import { estimateFigures } from './estimate-figures.ts'
import { fillTemplate } from './fill-template.ts'
import { within } from './filter.ts'
import { leadRows, presentRow } from './rows.ts'
import { leadsOf, personOf } from './same-person.ts'

/**
 * All about one lead.
 * @throws NotFound for one that is not there or not within reach
 */
export async function showLead({ db, actor }: AllowedContext<'leads.read'>, id: number): Promise<LeadDetail> {
  const { reach } = actor
  const promised = await readPromise(db)
  const [[row], [lead]] = await Promise.all([
    leadRows(db).where(and(eq(leads.id, id), within(reach, actor))),
    db
      .select()
      .from(leads)
      .where(and(eq(leads.id, id), within(reach, actor))),
  ])
  if (!row || !lead) throw new NotFound(t.unknown)
  const [listing, project, timeline, related, merged, main, tasks, figures] = await Promise.all([
    lead.listing_id === null ? null : listingOf(db, lead.listing_id),
    lead.project_id === null ? null : projectOf(db, lead.project_id),
    timelineOf(db, id),
    leadsOf(db, actor, reach, promised, personOf(lead), id),
    mergedInto(db, id),
    lead.merged_into === null ? null : referenceOf(db, lead.merged_into),
    tasksOf(db, actor, id),
    lead.estimate && estimateFigures(db, id),
  ])
  const said = { name: row.name, reference: row.reference, agent: actor.name, agency: agency.name }
  const about = row.about ?? 'your request'
  return {
    ...presentRow(row, promised),
    lost_reason: lead.lost_reason,
    language: lead.language,
    answer_by: promised.answerBy(row.created_at)?.toISOString() ?? null,
    facts: payloadFacts(lead.payload),
    listing,
    project,
    estimate: lead.estimate && figures ? { ...lead.estimate, ...figures } : null,
    timeline,
    related,
    merged,
    merged_into: main,
    tasks,
    templates: messageTemplates.map((template) => fillTemplate(template, { ...said, about })),
  }
}

/** The leads that were merged into this one, with what each of them asked. */
async function mergedInto(db: Db, id: number): Promise<LeadDetail['merged']> {
  const { reference, name, kind, source, phone, email, payload, estimate, created_at } = leads
  const { listing_id, project_id } = leads
  const asked = { reference, name, kind, source, phone, email, payload, estimate, created_at }
  const rows = await db
    .select({ id: leads.id, ...asked, listing_id, project_id })
    .from(leads)
    .where(sql`${leads.id} in ${mergedWith(id)}`)
    .orderBy(asc(leads.id))
  return Promise.all(
    rows.map(async (row) => {
      const { payload: said, estimate: told, created_at: at, ...rest } = row
      const { listing_id: listingId, project_id: projectId, ...lead } = rest
      return {
        ...lead,
        created_at: at.toISOString(),
        facts: [...payloadFacts(said), ...estimateFacts(told)],
        listing: listingId === null ? null : await listingOf(db, listingId),
        project: projectId === null ? null : await projectOf(db, projectId),
      }
    }),
  )
}

async function listingOf(db: Db, id: number): Promise<LeadDetail['listing']> {
  const [listing] = await db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      price: listings.price,
      place: areas.name,
      agent: agents.name,
    })
    .from(listings)
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(eq(listings.id, id))
  return listing ?? null
}

async function projectOf(db: Db, id: number): Promise<LeadDetail['project']> {
  const { name, slug } = projects
  const [project] = await db.select({ id: projects.id, name, slug }).from(projects).where(eq(projects.id, id))
  return project ?? null
}

/** The timeline of a lead and of those merged into it, the newest first. */
async function timelineOf(db: Db, id: number): Promise<LeadDetail['timeline']> {
  const { lead_id, kind, note, actor, at } = leadEvents
  const events = await db
    .select({ id: leadEvents.id, kind, note, actor, at })
    .from(leadEvents)
    .where(or(eq(lead_id, id), sql`${lead_id} in ${mergedWith(id)}`))
    .orderBy(desc(at), desc(leadEvents.id))
  return events.map((event) => ({ ...event, at: event.at.toISOString() }))
}

async function referenceOf(db: Db, id: number): Promise<LeadDetail['merged_into']> {
  const [lead] = await db
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(eq(leads.id, id))
  return lead ?? null
}
