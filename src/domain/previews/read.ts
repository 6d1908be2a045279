import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { agencyText } from '#contract/agency-texts.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { shortListingPath } from '#contract/listings/short-listing-path.ts'
import { formatAmount, formatAmountRange } from '#contract/text/money.ts'
import { areas, cities, covers, jobs, listingImages, listings, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { missing, sharePictures as t } from '#messages/server.ts'
import { insideOf } from '../areas/index.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { mustBeVisible } from '../listings/index.ts'
import { localizedColumn } from '../localized.ts'
import type { Preview, StatusPicture } from '../media/index.ts'
import { namedArea, namedCity } from '../places/index.ts'

/** The content of a preview. `photo` is a stored address. */
export type PreviewText = Omit<Preview, 'photo'> & { photo: string | null }

/** The same of a listing as a portrait picture. */
export type StatusText = Omit<StatusPicture, 'photo'> & { photo: string | null }

/** A listing's price, size and place. @throws what `mustBeVisible` throws */
export async function listingPreview(ctx: Context, id: number): Promise<PreviewText> {
  const { photo, title, ...words } = await listingWords(ctx, id)
  return { photo, title, text: t.listing(words) }
}

/** The same with the short link of its page. @throws what `mustBeVisible` throws */
export async function listingStatus(ctx: Context<'db' | 'siteUrl'>, id: number): Promise<StatusText> {
  const { photo, title, what, area, city } = await listingWords(ctx, id)
  const link = `${new URL(ctx.siteUrl()).host}${shortListingPath(id)}`
  return { photo, title, lines: [what, t.inArea({ area, city })], link }
}

async function listingWords({ db }: Context, id: number) {
  const [row] = await db
    .select({
      status: listings.status,
      published_at: listings.published_at,
      price: listings.price,
      purpose: listings.purpose,
      subtype: listings.subtype,
      value: listings.size_value,
      unit: listings.size_unit,
      area: namedArea().name,
      city: namedCity().name,
      photo: sql<string | null>`(
        select url from ${listingImages} as photo where photo.listing_id = ${listings.id} and photo.role = 'photo'
        order by photo.position limit 1)`,
    })
    .from(listings)
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .where(eq(listings.id, id))
  const { price, purpose, subtype, value, unit, area, city, photo } = mustBeVisible(row)
  const what = t.purpose[purpose]({
    size: formatSize({ value, unit }),
    type: typeLabel(subtype).toLowerCase(),
  })
  const amount = formatAmount(price)
  return {
    photo,
    title: price === 0 ? t.onCall : purpose === 'rent' ? t.monthly({ price: amount }) : amount,
    ...{ what, area, city },
  }
}

/** A project's name, where its prices begin and its place. @throws NotFound for an unknown or hidden one */
export async function projectPreview({ db }: Context, id: number): Promise<PreviewText> {
  const [row] = await db
    .select({
      name: localizedColumn(projects.name, projects.name_ur),
      developer: localizedColumn(projects.developer, projects.developer_ur),
      photo: projects.image,
      area: namedArea().name,
      city: namedCity().name,
      from: sql<number | null>`(
        select min(unit.price_from) from project_unit_types as unit
        where unit.project_id = ${projects.id} and unit.available > 0 and unit.price_from > 0)`,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(and(eq(projects.id, id), isShown))
  if (!row) throw new NotFound(missing.project)
  const { photo, name, developer, from, area, city } = row
  const place = area ? t.inArea({ area, city }) : city
  const text =
    from === null
      ? t.projectBy({ developer, place })
      : t.project({ price: formatAmount(Number(from)), place })
  return { photo, title: name, text }
}

/** A job's title, its salary where the agency names one, and its city. @throws NotFound for an unknown one */
export async function jobPreview({ db }: Context, id: number): Promise<PreviewText> {
  const [row] = await db
    .select({
      title: localizedColumn(jobs.title, jobs.title_ur),
      employment: localizedColumn(jobs.employment, jobs.employment_ur),
      from: jobs.salary_from,
      to: jobs.salary_to,
      city: namedCity().name,
    })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(eq(jobs.id, id))
  if (!row) throw new NotFound(missing.vacancy)
  const { title, employment, from, to, city } = row
  const salary = from !== null && t.monthly({ price: formatAmountRange(from, Math.max(from, to ?? 0)) })
  return { photo: null, title, text: t.job({ place: city, what: salary || employment }) }
}

/**
 * An area's name, its city and how much is on offer in it, before the photo of one of its homes.
 * @throws NotFound for an unknown one
 */
export async function areaPreview({ db }: Context, id: number): Promise<PreviewText> {
  const inside = sql.param(await insideOf(db, id))
  const offered = sql`${listings} as home where home.status = 'published' and home.area_id = any(${inside}::int[])`
  const [row] = await db
    .select({
      name: namedArea().name,
      city: namedCity().name,
      count: sql<number>`(select count(*)::int from ${offered})`,
      photo: sql<string | null>`(
        select photo.url from ${listingImages} as photo
        join (select id, featured, published_at from ${offered}) as home on home.id = photo.listing_id
        where photo.role = 'photo'
        order by home.featured desc, home.published_at desc, home.id desc, photo.position limit 1)`,
    })
    .from(areas)
    .innerJoin(cities, eq(cities.id, areas.city_id))
    .where(eq(areas.id, id))
  if (!row) throw new NotFound(missing.area)
  const { name, city, count, photo } = row
  return { photo, title: name, text: count > 0 ? t.area({ city, count }) : city }
}

/** The agency itself, for pages that have no picture of their own. */
export async function sitePreview({ db }: Context): Promise<PreviewText> {
  const [cover] = await db
    .select({ photo: covers.image })
    .from(covers)
    .where(and(eq(covers.shown, true), isNull(covers.archived_at)))
    .orderBy(asc(covers.position), asc(covers.id))
    .limit(1)
  return { photo: cover?.photo ?? null, title: agencyText('tagline'), text: agencyText('promise') }
}
