import { and, eq } from 'drizzle-orm'
import type { ListingContent } from '#contract/admin/listing-content.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { missingForPublish } from '#contract/listings/missing-for-publish.ts'
import { typeOf } from '#contract/listings/property.ts'
import { isOnOffer } from '#contract/listings/status-transitions.ts'
import type { Db } from '#db/client.ts'
import { areas, projects } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { Needs } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import { checkAgent } from '../../staff/index.ts'
import { readMedia } from '../media.ts'
import type { ListingRow } from './move.ts'
import { contentOf } from './open.ts'
import { keepUrdu, writeMedia } from './save-media.ts'
import { writeChange } from './write.ts'

/**
 * Writes what a listing says, its pictures and videos included, with its entries in the audit log. `row` is locked.
 * @throws Invalid for what does not fit together
 */
export async function writeContent(
  ctx: Needs<'db' | 'queue'>,
  actor: Staff,
  action: 'change' | 'approve',
  row: ListingRow,
  content: ListingContent,
): Promise<void> {
  const tx = ctx.db
  await mustFit(tx, row, content)
  const media = await readMedia(tx, row.id)
  const before = contentOf(row, media)
  const { photos, floor_plans, videos, ...fields } = keepUrdu(content, before)
  await writeMedia(tx, row.id, media, { photos, floor_plans, videos })
  await writeChange(ctx, actor, action, row, {
    ...fields,
    type: typeOf(fields.subtype),
    size_sqft: toSquareFeet(fields.size_value, fields.size_unit, fields.marla_basis),
  })
  await auditMedia(tx, actor, action, row.id, before, { ...content, photos, floor_plans, videos })
}

/** @throws Invalid for fields that do not fit together, or not what the listing is now */
export async function mustFit(tx: Db, row: ListingRow, content: ListingContent): Promise<void> {
  const { area_id, city_id, project_id, lat, long } = content
  if ((lat === null) !== (long === null)) throw new Invalid({ lat: t.halfPosition })
  if ((await tx.$count(areas, and(eq(areas.id, area_id), eq(areas.city_id, city_id)))) === 0)
    throw new Invalid({ area_id: t.areaOfCity })
  if (project_id !== null && (await tx.$count(projects, eq(projects.id, project_id))) === 0)
    throw new Invalid({ project_id: t.unknownProject })
  await checkAgent(tx, content.agent_id)
  mustEndFittingly(row, content)
  if (!isOnOffer(row.status)) return
  const lacks = missingForPublish({ ...content, type: typeOf(content.subtype) })
  // A listing published before approvals were required is not held up by its first edit.
  if (Object.keys(lacks).length > 0 && Object.keys(missingForPublish(row)).length === 0)
    throw new Invalid(lacks, t.publishedIncomplete)
}

function mustEndFittingly({ status }: ListingRow, { purpose }: ListingContent): void {
  if ((status === 'sold' && purpose === 'rent') || (status === 'rented' && purpose === 'sale'))
    throw new Invalid({ purpose: t.purposeFixed({ status }) })
}

/** Pictures and videos are in tables of their own. */
async function auditMedia(
  tx: Db,
  actor: Staff,
  action: string,
  id: number,
  before: ListingContent,
  after: ListingContent,
): Promise<void> {
  const differing = (['photos', 'floor_plans', 'videos'] as const).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (differing.length === 0) return
  const pick = (content: ListingContent) => Object.fromEntries(differing.map((key) => [key, content[key]]))
  await audit(tx, actor, {
    action,
    entity: 'listing',
    entityId: id,
    before: pick(before),
    after: pick(after),
  })
}
