/** Places near a listing or a project, from the points of the map's tiles. */
import { and, eq, sql } from 'drizzle-orm'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { NearbyAnswer } from '#contract/places/nearby.ts'
import { nearbyRadiusKm } from '#contract/places/nearby-kinds.ts'
import type { NamedPlace } from '#contract/places/places.ts'
import { areas, listings, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import type { PointsNear } from '#integrations/map-tiles/points-near.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { mustBeVisible } from '../listings/index.ts'
import { namedArea } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'
import { nearestOfEach } from './nearest-of-each.ts'

/** After this time the answer is empty, so that no visitor waits; a late result serves the next request. */
const patienceMs = 2_000

type Asked = { id: number; pointsNear: PointsNear | undefined }
type Position = { own: LatLong | undefined; area: (NamedPlace & Partial<LatLong>) | undefined }

/**
 * The nearest place of each kind within 3 km of a listing, or of the middle of its area when only that is known. Empty
 * when the tiles have no points there or are unavailable.
 * @throws what `mustBeVisible` throws
 */
export async function findNearListing({ db }: Context, { id, pointsNear }: Asked): Promise<NearbyAnswer> {
  const [found] = await placeOfListing(db).execute({ id })
  return findNear(positionOf(mustBeVisible(found)), pointsNear)
}

/**
 * The nearest place of each kind within 3 km of a project, as of a listing.
 * @throws NotFound for an unknown project and for one that is hidden
 */
export async function findNearProject({ db }: Context, { id, pointsNear }: Asked): Promise<NearbyAnswer> {
  const [row] = await placeOfProject(db).execute({ id })
  if (!row) throw new NotFound(missing.project)
  return findNear(positionOf(row), pointsNear)
}

/**
 * The same from the middle of an area.
 * @throws NotFound for an unknown area
 */
export async function findNearArea({ db }: Context, { id, pointsNear }: Asked): Promise<NearbyAnswer> {
  const [area] = await placeOfArea(db).execute({ id })
  if (!area) throw new NotFound(missing.area)
  return findNear(positionOf({ lat: null, long: null, ...area }), pointsNear)
}

async function findNear({ own, area }: Position, pointsNear?: PointsNear): Promise<NearbyAnswer> {
  const { lat, long } = own ?? area ?? {}
  if (!pointsNear || lat === undefined || long === undefined) return { data: [], measured_from: null }
  const measured_from = !own && area ? { id: area.id, name: area.name } : null
  return { data: nearestOfEach(await inTime(pointsNear({ lat, long }, nearbyRadiusKm))), measured_from }
}

/** Empty when the tiles fail or take too long. */
async function inTime<Item>(found: Promise<readonly Item[]>): Promise<readonly Item[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<readonly Item[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patienceMs)
  })
  try {
    return await Promise.race([found.catch(() => []), late])
  } finally {
    clearTimeout(timer)
  }
}

type Row = { lat: number | null; long: number | null; area: NamedPlace | null; middle: Middle | null }
type Middle = { lat: number | null; long: number | null }

function positionOf({ lat, long, area, middle }: Row): Position {
  const own = lat === null || long === null ? undefined : { lat, long }
  if (!area || middle?.lat == null || middle.long === null) return { own, area: undefined }
  return { own, area: { ...area, lat: middle.lat, long: middle.long } }
}

const middle = { lat: areas.lat, long: areas.long }

const placeOfListing = prepared((db, language) =>
  db
    .select({
      status: listings.status,
      published_at: listings.published_at,
      lat: listings.lat,
      long: listings.long,
      area: namedArea(),
      middle,
    })
    .from(listings)
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare(`place_of_listing_${language}`),
)

const placeOfProject = prepared((db, language) =>
  db
    .select({ lat: projects.lat, long: projects.long, area: namedArea(), middle })
    .from(projects)
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(and(eq(projects.id, sql.placeholder('id')), isShown))
    .prepare(`place_of_project_${language}`),
)

const placeOfArea = prepared((db, language) =>
  db
    .select({ area: namedArea(), middle })
    .from(areas)
    .where(eq(areas.id, sql.placeholder('id')))
    .prepare(`place_of_area_${language}`),
)
