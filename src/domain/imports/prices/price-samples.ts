/** What a preview shows of the prices that would be taken: the first of them, and the areas the site does not know. */
import type { ImportPreview, ImportSample } from '#contract/admin/import-runs.ts'
import type { DatePrecision } from '#contract/evidence/evidence.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { nameKey } from '../../trade/index.ts'
import type { PlacedPrice } from './placed-price.ts'

const shown = 50
const areasShown = 6
const citiesShown = 30

export function collectPriceSamples() {
  const samples: ImportSample[] = []
  const newAreas = new Set<string>()
  const unknownCities = new Map<string, { name: string; rows: number }>()
  return {
    note(price: PlacedPrice): void {
      const { city, areas } = price.row.place
      if (price.at.rest.length > 0) newAreas.add([...areas].reverse().concat(city).join(', '))
      if (samples.length < shown) samples.push(sampleOf(price))
    },
    noteCity(name: string): void {
      const known = unknownCities.get(nameKey(name)) ?? { name, rows: 0 }
      unknownCities.set(nameKey(name), { ...known, rows: known.rows + 1 })
    },
    finish(): Omit<ImportPreview, 'read' | 'added' | 'changed' | 'unchanged' | 'duplicates' | 'refused'> {
      const cities = [...unknownCities.values()].sort((one, other) => other.rows - one.rows)
      return {
        new_areas: [...newAreas].slice(0, areasShown),
        new_areas_count: newAreas.size,
        unknown_cities: cities.slice(0, citiesShown).map((city) => ({ ...city, lat: null, long: null })),
        for_review: 0,
        added_samples: samples,
        changed_samples: [],
      }
    },
  }
}

function sampleOf({ row, source }: PlacedPrice): ImportSample {
  const { place, size, subtype, type, price, purpose, date, precision } = row
  return {
    id: source.line,
    title: `${formatSize(size)}, ${typeLabel(subtype ?? type)}`,
    place: [...place.areas].reverse().concat(place.city).join(', '),
    date: shortDate(date, precision),
    ...{ price, purpose, changes: [] },
  }
}

function shortDate(date: string, precision: DatePrecision): string {
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10)
}
