/** The facts of an event: as little as lets a receiver ask for more, and nothing personal. */

import { eq, inArray } from 'drizzle-orm'
import type { PushEvent } from '#contract/admin/webhooks.ts'
import { adminPaths, listingPath } from '#contract/paths.ts'
import type { Db } from '#db/client.ts'
import {
  agents,
  areas,
  cities,
  importRuns,
  jobApplications,
  jobs,
  leads,
  listings,
} from '#db/schema/index.ts'

export type Facts = Record<string, unknown>

/** The facts of the subjects of an event, by their ids; deleted ones are left out. */
export function factsOf(
  db: Db,
  event: PushEvent,
  ids: readonly number[],
  siteUrl: string,
): Promise<ReadonlyMap<number, Facts>> {
  const wanted = [...new Set(ids)]
  const [kind] = event.split('.', 1)
  if (kind === 'lead') return ofLeads(db, wanted, siteUrl)
  if (kind === 'listing') return ofListings(db, wanted, siteUrl)
  return kind === 'application' ? ofApplications(db, wanted, siteUrl) : ofImports(db, wanted, siteUrl)
}

async function ofLeads(db: Db, ids: number[], siteUrl: string): Promise<Map<number, Facts>> {
  const rows = await db
    .select({
      id: leads.id,
      reference: leads.reference,
      kind: leads.kind,
      status: leads.status,
      source: leads.source,
      city: cities.name,
      listing_id: leads.listing_id,
      project_id: leads.project_id,
      agent: { id: agents.id, name: agents.name },
      lost_reason: leads.lost_reason,
      created_at: leads.created_at,
    })
    .from(leads)
    .leftJoin(agents, eq(agents.id, leads.owner_id))
    .leftJoin(cities, eq(cities.id, leads.city_id))
    .where(inArray(leads.id, ids))
  return byId(rows, ({ id }) => siteUrl + adminPaths.lead(id))
}

async function ofListings(db: Db, ids: number[], siteUrl: string): Promise<Map<number, Facts>> {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      purpose: listings.purpose,
      type: listings.type,
      subtype: listings.subtype,
      price: listings.price,
      size: { value: listings.size_value, unit: listings.size_unit },
      city: cities.name,
      area: areas.name,
      agent: { id: agents.id, name: agents.name },
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(inArray(listings.id, ids))
  return byId(rows, ({ id }) => siteUrl + listingPath(id))
}

async function ofApplications(db: Db, ids: number[], siteUrl: string): Promise<Map<number, Facts>> {
  const rows = await db
    .select({
      id: jobApplications.id,
      reference: jobApplications.reference,
      job: { id: jobs.id, title: jobs.title },
      created_at: jobApplications.created_at,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.job_id))
    .where(inArray(jobApplications.id, ids))
  return byId(rows, ({ id }) => siteUrl + adminPaths.application(id))
}

async function ofImports(db: Db, ids: number[], siteUrl: string): Promise<Map<number, Facts>> {
  const rows = await db
    .select({
      id: importRuns.id,
      state: importRuns.state,
      added: importRuns.added,
      changed: importRuns.changed,
      unchanged: importRuns.unchanged,
      refused: importRuns.refused,
    })
    .from(importRuns)
    .where(inArray(importRuns.id, ids))
  return byId(rows, ({ id }) => siteUrl + adminPaths.import(id))
}

function byId<Row extends { id: number }>(
  rows: readonly Row[],
  urlOf: (row: Row) => string,
): Map<number, Facts> {
  return new Map(rows.map((row) => [row.id, { ...row, url: urlOf(row) }]))
}
