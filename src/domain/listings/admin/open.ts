import { and, eq, inArray } from 'drizzle-orm'
import { ListingContent, ListingDraft, type OpenListing } from '#contract/admin/listing-content.ts'
import type { StoredImage } from '#contract/files/image.ts'
import { missingForPublish } from '#contract/listings/missing-for-publish.ts'
import { marlaBases } from '#contract/listings/property.ts'
import { freeFields } from '#contract/listings/status-transitions.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, files, listingDrafts, listings } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { placeholderColumn } from '../../files/index.ts'
import { readSettings } from '../../settings/index.ts'
import { type Media, readMedia } from '../media.ts'
import { expiryOf } from './confirm-before.ts'
import { within } from './mine.ts'
import type { ListingRow } from './move.ts'
import { nextFor, reaches } from './next.ts'
import { readReview } from './review/waiting.ts'

/**
 * A listing with everything its editor needs.
 * @throws NotFound for one that is not there, or not theirs
 */
export async function openListing(
  { db, actor }: AllowedContext<'listings.read'>,
  id: number,
): Promise<OpenListing> {
  const { reach } = actor
  const [found] = await db
    .select({
      row: listings,
      city: { id: cities.id, name: cities.name },
      area: { id: areas.id, name: areas.name },
      agent: { id: agents.id, name: agents.name },
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(and(eq(listings.id, id), within(actor, reach)))
  if (!found) throw new NotFound(t.unknown)
  const { row, city, area, agent } = found
  const [media, [draft], settings, review] = await Promise.all([
    readMedia(db, id),
    db
      .select()
      .from(listingDrafts)
      .where(and(eq(listingDrafts.listing_id, id), eq(listingDrafts.staff_id, actor.id))),
    readSettings(db),
    readReview(db, id),
  ])
  const published = contentOf(row, media)
  // Its author continues with the change; staff who may publish see what is on the site, and the change
  // beside it.
  const isAuthors = !reaches(actor, 'listings.publish', row.agent_id)
  const since = row.confirmed_at ?? row.published_at
  const expires =
    row.status === 'published' && row.source !== 'demo' && since ? expiryOf(since, settings) : null
  return {
    id,
    status: row.status,
    type: row.type,
    version: row.version,
    content: isAuthors ? { ...published, ...fieldsOf(review) } : published,
    pictures: [
      ...media.images.map(({ role: _, ...image }) => image),
      ...(await picturesOf(db, fieldsOf(review))),
    ],
    posters: media.videos,
    city,
    area,
    agent,
    source: row.source,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    expires_at: expires?.toISOString() ?? null,
    next: nextFor(actor, row),
    lacks: missingForPublish(row),
    free_fields: isAuthors ? freeFields(settings) : ListingContent.keyof().options,
    review: review
      ? {
          fields: fieldsOf(review),
          by: review.author_name,
          sent_at: review.sent_at.toISOString(),
          returned: returnOf(review),
        }
      : null,
    draft: draft?.saved_at
      ? {
          base_version: draft.base_version,
          content: ListingDraft.parse(draft.content),
          saved_at: draft.saved_at.toISOString(),
        }
      : null,
  }
}

type Review = NonNullable<Awaited<ReturnType<typeof readReview>>>

/** The agent and the featured flag are never part of a change that waits. */
function fieldsOf(
  review: Review | undefined,
): Omit<Partial<OpenListing['content']>, 'agent_id' | 'featured'> {
  const { agent_id: _, featured: __, ...fields } = review?.fields ?? {}
  const { title_ur, description_ur, approval_reason_ur, possession, year_built, floor, ...needed } = fields
  return {
    ...needed,
    ...(title_ur !== undefined && { title_ur }),
    ...(description_ur !== undefined && { description_ur }),
    ...(approval_reason_ur !== undefined && { approval_reason_ur }),
    ...(possession !== undefined && { possession }),
    ...(year_built !== undefined && { year_built }),
    ...(floor !== undefined && { floor }),
  }
}

function returnOf({ returned_at, returned_by, reason }: Review) {
  return returned_at && returned_by !== null && reason !== null
    ? { at: returned_at.toISOString(), by: returned_by, reason }
    : null
}

/** The known facts of the pictures in a change. */
async function picturesOf(
  db: Db,
  { photos = [], floor_plans = [] }: Partial<ListingContent>,
): Promise<StoredImage[]> {
  const alts = new Map([...photos, ...floor_plans].map(({ url, alt }) => [url, alt]))
  if (alts.size === 0) return []
  const rows = await db
    .select({
      url: files.address,
      width: files.width,
      height: files.height,
      placeholder: placeholderColumn,
    })
    .from(files)
    .where(inArray(files.address, [...alts.keys()]))
  return rows.map(({ width, height, ...row }) => ({
    ...row,
    alt: alts.get(row.url) ?? '',
    width: width ?? 4,
    height: height ?? 3,
  }))
}

/** A listing's row and media as its editor has them. */
export function contentOf(row: ListingRow, { images, videos }: Media): OpenListing['content'] {
  const pictures = (role: Media['images'][number]['role']) =>
    images.filter((image) => image.role === role).map(({ url, alt, alt_ur }) => ({ url, alt, alt_ur }))
  return {
    title: row.title,
    title_ur: row.title_ur,
    description: row.description,
    description_ur: row.description_ur,
    purpose: row.purpose,
    subtype: row.subtype,
    price: row.price,
    size_value: row.size_value,
    size_unit: row.size_unit,
    marla_basis: marlaBases.find((basis) => basis === row.marla_basis) ?? 250,
    beds: row.beds,
    baths: row.baths,
    possession: row.possession,
    year_built: row.year_built,
    floor: row.floor,
    features: row.features,
    city_id: row.city_id,
    area_id: row.area_id,
    lat: row.lat,
    long: row.long,
    project_id: row.project_id,
    photos: pictures('photo'),
    floor_plans: pictures('floor plan'),
    videos: videos.map(({ url, title, title_ur }) => ({ url, title, title_ur })),
    approval_status: row.approval_status,
    approval_authority: row.approval_authority,
    approval_number: row.approval_number,
    approval_reason: row.approval_reason,
    approval_reason_ur: row.approval_reason_ur,
    agent_id: row.agent_id,
    featured: row.featured,
  }
}
