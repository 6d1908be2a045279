import { isNull } from 'drizzle-orm'
import type { PopularArea } from '#contract/places/places.ts'
import { Search } from '#contract/search/search.ts'
import { areas } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { publishedCards } from '../listings/cards.ts'
import { prepared } from '../prepared-query.ts'
import { namedArea } from './named-place.ts'

/** How many areas are shown, and how many of them one city may have. */
const most = 6
const mostOfCity = 2
/** For sale, and of each area so many of the newest, among which a photo is looked for. */
const forSale = Search.parse({ purpose: 'sale', perPage: '12' })

type Choice = { id: number; name: string; city: { id: number; name: string } }

/**
 * The areas with the most published listings for sale, each with the number for sale and a photo of one of its homes.
 * An area inside another one counts as part of it. No photo is shown twice.
 * @throws Unavailable while the index is still being read
 */
export async function listPopularAreas({ db, search }: Context<'db' | 'search'>): Promise<PopularArea[]> {
  const chosen = await chooseAreas({ db, search })
  const found = chosen.map((area) => {
    const there = { ...forSale, cityId: area.city.id, areaIds: [area.id] }
    const { total } = search.find(there)
    return { area, for_sale: total, ids: search.find({ ...there, type: 'residential' }).ids }
  })
  const cards = await publishedCards(
    db,
    found.flatMap(({ ids }) => ids),
  )
  const photoOf = new Map(cards.map(({ id, photos }) => [id, photos?.first]))
  const shown = new Set<string>()
  return found.map(({ area, for_sale, ids }) => {
    const photos = ids.flatMap((id) => photoOf.get(id) ?? [])
    const image = photos.find(({ url }) => !shown.has(url)) ?? null
    if (image) shown.add(image.url)
    return { ...area, for_sale, image }
  })
}

async function chooseAreas({ db, search }: Needs<'db' | 'search'>): Promise<Choice[]> {
  const counts = new Map(search.cities().flatMap(({ id }) => [...search.countByArea(id, forSale.purpose)]))
  const cities = new Map(search.cities().map(({ id, name }) => [id, { id, name }]))
  const rows = await outerAreas(db).execute()
  const ofCity = new Map<number, number>()
  return rows
    .filter(({ id }) => counts.has(id))
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || one.id - other.id)
    .filter(({ city_id }) => {
      const before = ofCity.get(city_id) ?? 0
      ofCity.set(city_id, before + 1)
      return before < mostOfCity
    })
    .flatMap(({ id, name, city_id }) => {
      const city = cities.get(city_id)
      return city ? [{ id, name, city }] : []
    })
    .slice(0, most)
}

const outerAreas = prepared((db, language) =>
  db
    .select({ ...namedArea(), city_id: areas.city_id })
    .from(areas)
    .where(isNull(areas.parent_id))
    .prepare(`outer_areas_${language}`),
)
