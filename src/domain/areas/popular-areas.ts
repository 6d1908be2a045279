import type { PopularArea } from '#contract/places/places.ts'
import { Search } from '#contract/search/search.ts'
import type { Context, Needs } from '../context.ts'
import { firstPhotos } from '../listings/index.ts'
import { localized } from '../localized.ts'

/** How many areas are shown, and how many of them one city may have. */
const most = 6
const mostOfCity = 2
/** For sale, and of each area so many of the newest, among which a photo is looked for that no other area shows. */
const forSale = Search.parse({ purpose: 'sale', perPage: String(most) })

type Choice = { id: number; name: string; city: { id: number; name: string } }

/**
 * The areas with the most published listings for sale, each with the number for sale and a photo of one of its homes.
 * An area inside another one counts as part of it. No photo is shown twice.
 * @throws Unavailable while the index is still being read
 */
export async function listPopularAreas({ db, search }: Context<'db' | 'search'>): Promise<PopularArea[]> {
  const found = chooseAreas({ search }).map(({ for_sale, ...area }) => {
    const pictured = { ...forSale, cityId: area.city.id, areaIds: [area.id], hasPictures: true as const }
    return { area, for_sale, ids: search.findIds({ ...pictured, type: 'residential' }).ids }
  })
  const photoOf = await firstPhotos(
    db,
    found.flatMap(({ ids }) => ids),
  )
  const shown = new Set<string>()
  return found.map(({ area, for_sale, ids }) => {
    const photos = ids.flatMap((id) => photoOf.get(id) ?? [])
    const image = photos.find(({ url }) => !shown.has(url)) ?? null
    if (image) shown.add(image.url)
    return { ...area, for_sale, image }
  })
}

function chooseAreas({ search }: Needs<'search'>): Array<Choice & { for_sale: number }> {
  const cities = new Map(search.cities().map(({ id, name }) => [id, { id, name }]))
  const counts = new Map(cities.keys().flatMap((id) => search.countByArea(id, forSale.purpose)))
  const ofCity = new Map<number, number>()
  return search
    .places()
    .filter(({ kind, outer, id }) => kind === 'area' && outer.length === 0 && counts.has(id))
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || one.id - other.id)
    .filter(({ cityId }) => {
      const before = ofCity.get(cityId) ?? 0
      ofCity.set(cityId, before + 1)
      return before < mostOfCity
    })
    .flatMap(({ id, name, name_ur, cityId }) => {
      const city = cities.get(cityId)
      const area = { id, name: localized(name, name_ur), for_sale: counts.get(id) ?? 0 }
      return city ? [{ ...area, city }] : []
    })
    .slice(0, most)
}
