/** What a preview shows of the listings that would be new or changed: the first few of each. */
import { inArray } from 'drizzle-orm'
import type { ImportPreview, ImportSample } from '#contract/admin/import-runs.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { formatAsked } from '#contract/text/money.ts'
import type { Db } from '#db/client.ts'
import { areas } from '#db/schema/index.ts'
import { nameKey } from '../../trade/index.ts'
import { positionOfCity } from '../city-positions.ts'
import { changedColumns, contentOf, type OnOutcome, type PlacedAd, type StoredListing } from '../store-ads.ts'

const shown = 50
const areasShown = 6
const citiesShown = 30

export function collectSamples() {
  const added: ImportSample[] = []
  const changed: { placed: PlacedAd; stored: StoredListing }[] = []
  const newAreas = new Set<string>()
  const unknownCities = new Map<string, { name: string; rows: number }>()
  let plots = 0

  const note: OnOutcome = (placed, outcome, stored) => {
    if (typeof outcome !== 'string') return
    if (!placed.area) newAreas.add(placeOf(placed))
    if (outcome === 'added' && placed.ad.type === 'plot') plots += 1
    if (outcome === 'added' && added.length < shown) added.push({ ...headOf(placed), changes: [] })
    if (outcome === 'changed' && stored && changed.length < shown) changed.push({ placed, stored })
  }

  const noteCity = (name: string) => {
    const known = unknownCities.get(nameKey(name)) ?? { name, rows: 0 }
    unknownCities.set(nameKey(name), { ...known, rows: known.rows + 1 })
  }

  return {
    note,
    noteCity,
    async finish(
      db: Db,
    ): Promise<
      Pick<
        ImportPreview,
        | 'added_samples'
        | 'changed_samples'
        | 'new_areas'
        | 'new_areas_count'
        | 'unknown_cities'
        | 'for_review'
      >
    > {
      const names = await areaNames(db, changed)
      return {
        new_areas: [...newAreas].slice(0, areasShown),
        new_areas_count: newAreas.size,
        unknown_cities: [...unknownCities.values()]
          .sort((one, other) => other.rows - one.rows)
          .slice(0, citiesShown)
          .map((city) => ({ ...city, ...(positionOfCity(city.name) ?? { lat: null, long: null }) })),
        for_review: plots,
        added_samples: added,
        changed_samples: changed.map(({ placed, stored }) => ({
          ...headOf(placed),
          changes: differences(placed, stored, names.get(stored.area_id) ?? ''),
        })),
      }
    },
  }
}

function headOf(placed: PlacedAd): Omit<ImportSample, 'changes'> {
  const { title, price, purpose } = placed.ad
  return { id: placed.id, title, price, purpose, place: placeOf(placed) }
}

/** From the innermost area outwards, as addresses are written. */
function placeOf({ ad: { place } }: PlacedAd): string {
  return [...place.areas].reverse().concat(place.city).join(', ')
}

async function areaNames(
  db: Db,
  changed: readonly { stored: StoredListing }[],
): Promise<Map<number, string>> {
  const ids = [...new Set(changed.map(({ stored }) => stored.area_id))]
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: areas.id, name: areas.name }).from(areas).where(inArray(areas.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const sizeColumns: readonly string[] = ['size_value', 'size_unit', 'size_sqft', 'marla_basis']
const placeColumns: readonly string[] = ['city_id', 'area_id', 'lat', 'long']

/** In people's words: a size and a place are one thing each. */
function differences(placed: PlacedAd, stored: StoredListing, areaName: string): ImportSample['changes'] {
  const content = contentOf(placed)
  const differing = changedColumns(stored, content, placed.ad.building)
  const changes: ImportSample['changes'] = []
  for (const field of differing) {
    if (sizeColumns.includes(field) || placeColumns.includes(field)) continue
    const write = (value: string | number | null | undefined) =>
      field === 'price' && typeof value === 'number'
        ? formatAsked(value)
        : (String(value ?? '') || 'not known').slice(0, 300)
    changes.push({ field, before: write(stored[field]), after: write(content[field]) })
  }
  if (differing.some((column) => sizeColumns.includes(column))) {
    const before = formatSize({ value: stored.size_value, unit: stored.size_unit })
    changes.push({ field: 'size', before, after: formatSize(placed.ad.size) })
  }
  if (differing.some((column) => placeColumns.includes(column)))
    changes.push({ field: 'place', before: areaName, after: placed.ad.place.areas.at(-1) ?? '' })
  return changes
}
