/** What can be chosen of the age of a building and the floor. */
import { floorLabel } from '#contract/listings/building.ts'
import { floorRange } from '#contract/search/floor-range.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { searchFields as fields, searchFilters as t } from '#messages/site.ts'
import type { BarOption } from './bar-select.tsx'

const yearsAgo = [0, 5, 10, 15, 25] as const

/** '2025 or later' and earlier multiples of five; also the chosen year when it is another one. */
export function yearOptions(chosen: number | undefined, now = new Date()): BarOption[] {
  const last = Math.floor(now.getFullYear() / 5) * 5
  const years = new Set([...yearsAgo.map((years) => last - years), ...(chosen ? [chosen] : [])])
  return [
    { value: '', label: fields.any },
    ...[...years]
      .sort((one, other) => other - one)
      .map((year) => ({ value: String(year), label: t.sinceYear({ year }) })),
  ]
}

type Floors = Pick<SearchChoice, 'minFloor' | 'maxFloor'>

const floorChoices: readonly Floors[] = [
  { maxFloor: -1 },
  { minFloor: 0, maxFloor: 0 },
  { minFloor: 1, maxFloor: 3 },
  { minFloor: 4 },
  { minFloor: 10 },
]

/** Basement, ground floor and ranges above it; also the chosen range when it is another one. */
export function floorOptions(chosen: Floors): BarOption[] {
  const values = new Set([...floorChoices, chosen].map(floorValue).filter(Boolean))
  return [
    { value: '', label: fields.any },
    ...[...values].map((value) => {
      const { minFloor, maxFloor } = parseFloorRange(value)
      return { value, label: floorRange(minFloor, maxFloor) ?? value }
    }),
  ]
}

const singleFloors = [-1, 0, 1, 2, 3, 4, 5, 10, 20] as const

/** One end of a range of floors; also the chosen floor when it is another one. */
export function floorEndOptions(chosen: number | undefined): BarOption[] {
  const floors = new Set([...singleFloors, ...(chosen === undefined ? [] : [chosen])])
  return [
    { value: '', label: fields.any },
    ...[...floors]
      .sort((one, other) => one - other)
      .map((floor) => ({ value: String(floor), label: floorLabel(floor) })),
  ]
}

/** The value of a range in a select: '1..3', '4..'; empty when neither end is set. */
export function floorValue({ minFloor, maxFloor }: Floors): string {
  return minFloor === undefined && maxFloor === undefined ? '' : `${minFloor ?? ''}..${maxFloor ?? ''}`
}

/** The range that such a value states. */
export function parseFloorRange(value: string): Floors {
  const [minFloor, maxFloor] = value.split('..').map((end) => (end === '' ? undefined : Number(end)))
  return { minFloor, maxFloor }
}
