import { expect, test } from 'vitest'
import { agentPlans } from '../agency/agents.ts'
import { makeListings } from '../listings/make.ts'
import { layOutPlaces } from '../places/lay-out.ts'
import { projectPlans } from '../rows.ts'
import { Album } from './album.ts'
import { bringPictures } from './library.ts'
import { listingImageRows } from './listings.ts'
import { distanceOf } from './shows.ts'
import { spread } from './spread.ts'

const now = new Date('2026-11-21T12:00:00Z')
const listings = makeListings({ places: layOutPlaces(), agents: agentPlans, projects: projectPlans }, now)
const published = listings.filter(({ status }) => status === 'published')
const { pictures } = await bringPictures(async ({ id }) => `media/${id}/original`, now)
const rows = listingImageRows(listings, new Album(pictures))
const photosOf = Map.groupBy(
  rows.filter(({ role }) => role === 'photo'),
  ({ listing_id }) => listing_id,
)

type Listing = (typeof listings)[number]
const newest = (one: Listing, other: Listing) =>
  (other.published_at?.getTime() ?? 0) - (one.published_at?.getTime() ?? 0) || other.id - one.id
const cheapest = (one: Listing, other: Listing) =>
  (one.price || Number.MAX_VALUE) - (other.price || Number.MAX_VALUE) || newest(one, other)

const pictureAt = new Map(pictures.map((picture) => [picture.address, picture]))
const firstOf = ({ id }: Listing) => pictureAt.get(photosOf.get(id)?.[0]?.url ?? '')
/** Pictures of one building count as one, whatever the light. */
const lookOf = (listing: Listing) => firstOf(listing)?.shows?.look ?? firstOf(listing)?.file

/** How many in the list show first what the one before them shows first. */
function repeated(list: readonly Listing[]): number {
  const looks = list.map(lookOf)
  return looks.filter((look, index) => index > 0 && look === looks[index - 1]).length
}

for (const [name, order] of [
  ['newest first', newest],
  ['by price', cheapest],
] as const) {
  test(`in a city’s list, ${name}, no listing shows the picture of the one before it`, () => {
    const lists = [...Map.groupBy(published, ({ city_id, purpose }) => `${purpose} in ${city_id}`)]
    expect(lists.length).toBe(18)
    const broken = lists.flatMap(([list, members]) => {
      const count = repeated(members.toSorted(order))
      return count > 0 ? [`${list}: ${count} of ${members.length}`] : []
    })
    expect(broken).toEqual([])
  })
}

test('in the lists of a kind of home, of plots and of an area, neighbours differ as well', () => {
  const searches: [string, (listing: Listing) => unknown][] = [
    ['type', ({ type, city_id, purpose }) => `${purpose} ${type} in ${city_id}`],
    ['kind', ({ subtype, city_id, purpose }) => `${purpose} ${subtype} in ${city_id}`],
    ['area', ({ area_id, purpose }) => `${purpose} in area ${area_id}`],
    ['everywhere', ({ subtype, purpose }) => `${purpose} ${subtype}`],
  ]
  const broken = searches.flatMap(([search, keyOf]) => {
    return [...Map.groupBy(published, keyOf)].flatMap(([list, members]) => {
      const count = repeated(members.toSorted(newest))
      return count > 0 ? [`by ${search}, ${list}: ${count} of ${members.length}`] : []
    })
  })
  expect(broken).toEqual([])
})

test('on the home page no listing shows the picture of the one before it', () => {
  const home = published.toSorted(
    (one, other) => Number(other.featured) - Number(one.featured) || newest(one, other),
  )
  expect(repeated(home.slice(0, 60))).toBe(0)
})

test('every listing has four to eight pictures, none twice', () => {
  const wrong = listings.flatMap(({ id, subtype }) => {
    const count = photosOf.get(id)?.length ?? 0
    return count < 4 || count > 8 ? [`${subtype}: ${count}`] : []
  })
  expect(new Set(wrong)).toEqual(new Set())
  for (const photos of photosOf.values()) {
    expect(new Set(photos.map(({ url }) => url)).size).toBe(photos.length)
  }
})

test('what a listing shows first is never at odds with what it says', () => {
  const wrong = listings.flatMap((listing) => {
    const shows = firstOf(listing)?.shows
    return shows && distanceOf(shows, listing) === undefined
      ? [`${listing.title}: ${firstOf(listing)?.alt}`]
      : []
  })
  expect(wrong).toEqual([])
})

test('every front, block, shop and plot that was made stands first somewhere', () => {
  const kinds = new Set(['house', 'apartments', 'shop', 'building', 'plot'])
  const seen = new Set(published.map((listing) => firstOf(listing)?.file))
  const unseen = pictures.filter(({ kind, file }) => kinds.has(kind) && !seen.has(file))
  expect(unseen.map(({ file }) => file)).toEqual([])
})

test('no gallery shows one building twice', () => {
  for (const photos of photosOf.values()) {
    const looks = photos.flatMap(({ url }) => pictureAt.get(url)?.shows?.look ?? [])
    expect(new Set(looks).size).toBe(looks.length)
  }
})

test('a home has the plan of as many bedrooms and bathrooms as it has', () => {
  const plans = new Map(
    rows.filter(({ role }) => role === 'floor plan').map((row) => [row.listing_id, row.alt]),
  )
  const homes = listings.filter(({ beds }) => beds !== null)
  expect(homes.length).toBeGreaterThan(1000)
  for (const { id, beds, baths } of homes) {
    expect(plans.get(id)).toMatch(new RegExp(`with ${beds} bedrooms? and ${baths} bathrooms?,`))
  }
})

test('the same listings get the same pictures every time', () => {
  expect(listingImageRows(listings, new Album(pictures))).toEqual(rows)
})

test('with enough to choose from, neighbours differ in every list', () => {
  const some = published.filter(({ city_id }) => city_id === 2)
  const many = Array.from({ length: 30 }, (_, index) => `picture ${index}`)
  const chosen = spread(some, () => many)
  for (const group of Map.groupBy(some, ({ area_id }) => area_id).values()) {
    const firsts = group.toSorted(newest).map(({ id }) => chosen.get(id))
    expect(firsts.filter((name, index) => index > 0 && name === firsts[index - 1])).toEqual([])
  }
})

test('a listing that has nothing to choose from goes without', () => {
  expect(spread(published.slice(0, 5), () => [])).toEqual(new Map())
})
