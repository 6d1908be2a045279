import { and, eq } from 'drizzle-orm'
import { lacksOf } from '#contract/listing-lacks.ts'
import { isOnOffer, needsReview } from '#contract/listing-life.ts'
import { ListingContent, type OpenListing } from '#contract/office/listing-content.ts'
import { typeOf } from '#contract/property.ts'
import { toSquareFeet } from '#contract/sizes.ts'
import type { Db } from '#db/client.ts'
import { areas, listingDrafts, projects } from '#db/schema/index.ts'
import { Conflict, Forbidden, Invalid } from '../../errors.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { audit } from '../../staff/audit.ts'
import { checkAgent } from '../../staff/known-agent.ts'
import { readMedia } from '../media.ts'
import { lockListing } from './lock.ts'
import type { ListingRow, Patch } from './move.ts'
import { reaches } from './next.ts'
import { contentOf, openListing } from './open.ts'
import { writeMedia } from './save-media.ts'
import { writeChange } from './write.ts'

/**
 * Saves what a listing says, whole. What somebody has typed and not saved is forgotten then.
 * Whoever may not publish sends what is on the site back to review by it, unless little changes.
 * @throws NotFound for one that is not theirs, Conflict when it was saved since `base_version`, Forbidden for fields
 * that a role may not set, Invalid for what does not fit together
 */
export async function saveListing(
  db: Db,
  by: Staff,
  id: number,
  { base_version, content }: { base_version: number; content: ListingContent },
): Promise<OpenListing> {
  const reach = allow(by, 'listings.edit')
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, by, reach, id)
    if (row.version !== base_version)
      throw new Conflict('Somebody has changed this listing since you began. Compare before you save.')
    mustBeAllowed(by, row, content)
    await mustFit(tx, row, content)
    const { photos, floor_plans, videos, ...fields } = content
    const media = await readMedia(tx, id)
    const before = contentOf(row, media)
    await writeMedia(tx, id, media, { photos, floor_plans, videos })
    const patch: Patch = {
      ...fields,
      type: typeOf(fields.subtype),
      size_sqft: toSquareFeet(fields.size_value, fields.size_unit, fields.marla_basis),
      ...backToReview(by, row, before, content),
    }
    await writeChange(tx, by, 'change', row, patch)
    await auditMedia(tx, by, id, before, content)
    await tx
      .delete(listingDrafts)
      .where(and(eq(listingDrafts.listing_id, id), eq(listingDrafts.staff_id, by.id)))
  })
  return openListing(db, by, id)
}

/** Whose listing it is and whether it stands first is not for whoever only writes it. */
function mustBeAllowed(by: Staff, row: ListingRow, { agent_id, featured }: ListingContent): void {
  if (reaches(by, 'listings.publish', row.agent_id)) return
  if (agent_id !== undefined)
    throw new Forbidden('Your role does not give listings to agents. Ask a manager.')
  if (featured !== undefined) throw new Forbidden('Your role does not feature listings. Ask a manager.')
}

/** What was approved is on the site: somebody else's change of it is looked at before it is there as well. */
function backToReview(by: Staff, row: ListingRow, before: ListingContent, content: ListingContent): Patch {
  if (reaches(by, 'listings.publish', row.agent_id)) return {}
  const keys = ListingContent.keyof().options
  const changed = keys.filter(
    (key) => content[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(content[key]),
  )
  if (!needsReview(row.status, changed)) return {}
  if (row.status === 'sold' || row.status === 'rented')
    throw new Forbidden(`It is ${row.status}: only its price, description and amenities can be changed.`)
  return { status: 'review' }
}

async function mustFit(tx: Db, row: ListingRow, content: ListingContent): Promise<void> {
  const { area_id, city_id, project_id, lat, long } = content
  if ((lat === null) !== (long === null)) throw new Invalid({ lat: 'A position has two numbers' })
  if ((await tx.$count(areas, and(eq(areas.id, area_id), eq(areas.city_id, city_id)))) === 0)
    throw new Invalid({ area_id: 'Choose an area of the city' })
  if (project_id !== null && (await tx.$count(projects, eq(projects.id, project_id))) === 0)
    throw new Invalid({ project_id: 'There is no such project' })
  await checkAgent(tx, content.agent_id)
  mustEndFittingly(row, content)
  if (!isOnOffer(row.status)) return
  const lacks = lacksOf({ ...content, type: typeOf(content.subtype) })
  // What was published before approvals were asked for is not held up by its first edit.
  if (Object.keys(lacks).length > 0 && Object.keys(lacksOf(row)).length === 0)
    throw new Invalid(lacks, 'What is on offer cannot be without this.')
}

function mustEndFittingly({ status }: ListingRow, { purpose }: ListingContent): void {
  if ((status === 'sold' && purpose === 'rent') || (status === 'rented' && purpose === 'sale'))
    throw new Invalid({ purpose: `It is ${status}: that cannot be undone by its purpose` })
}

/** Pictures and videos lie in tables of their own. */
async function auditMedia(
  tx: Db,
  by: Staff,
  id: number,
  before: ListingContent,
  after: ListingContent,
): Promise<void> {
  const differing = (['photos', 'floor_plans', 'videos'] as const).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (differing.length === 0) return
  const pick = (content: ListingContent) => Object.fromEntries(differing.map((key) => [key, content[key]]))
  await audit(tx, by, {
    action: 'change',
    entity: 'listing',
    entityId: id,
    before: pick(before),
    after: pick(after),
  })
}
