/** Which drawn plan a home or a plot has: as many drawings as there are kinds of homes, shared by those alike. */
import type { Subtype } from '#contract/listings/property.ts'

export interface Rooms {
  subtype: Subtype
  size_sqft: number
  beds?: number | null | undefined
  baths?: number | null | undefined
}

export type LayoutForm = 'house' | 'flat' | 'portion' | 'farm' | 'suite' | 'plot'

/** A plan to be drawn. `sqft` is of the plot for a house, a farm house and a plot, of the rooms for the rest. */
export interface Layout {
  name: string
  form: LayoutForm
  beds: number
  baths: number
  sqft: number
}

const forms: Partial<Record<Subtype, LayoutForm>> = {
  house: 'house',
  'farm house': 'farm',
  apartment: 'flat',
  penthouse: 'flat',
  basement: 'flat',
  annexe: 'flat',
  'upper portion': 'portion',
  'lower portion': 'portion',
  'hotel suites': 'suite',
  room: 'suite',
  'residential plot': 'plot',
  'commercial plot': 'plot',
  'plot file': 'plot',
}

// Square feet up to which the steps hold: homes of one step share a drawing.
const steps: Record<Exclude<LayoutForm, 'plot'>, readonly number[]> = {
  house: [900, 1300, 1900, 2800, 4100, 6500, 12000],
  farm: [30000],
  flat: [650, 900, 1200, 1600, 2300, 3300, 4600, 6000],
  portion: [1400, 2000, 2900, 4600, 7000],
  suite: [240, 420, 720],
}

/** The plan for what is to be let or sold; undefined for what has none, such as a shop. */
export function layoutOf({ subtype, size_sqft, beds, baths }: Rooms): Layout | undefined {
  const form = forms[subtype]
  if (!form) return undefined
  if (form === 'plot') {
    // A plot is what it measures: each size has a drawing of its own.
    const sqft = Math.round(size_sqft)
    return { name: `layout-plot-${sqft}`, form, beds: 0, baths: 0, sqft }
  }
  const sqft = steps[form].find((limit) => size_sqft <= limit) ?? steps[form].at(-1) ?? size_sqft
  const rooms = { beds: beds ?? 1, baths: baths ?? 1 }
  return { name: `plan-${form}-${rooms.beds}bed-${rooms.baths}bath-${sqft}`, form, ...rooms, sqft }
}
