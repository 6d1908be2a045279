/** How the table of a city's areas is ordered, as its address says: `/areas/lahore?sort=yield-high`. */
import { cityAreasPath } from '../paths.ts'

/** The figures that it can be ordered by, in the order of their columns. */
export const areaFigures = ['price', 'change', 'rent', 'yield'] as const
export type AreaFigureName = (typeof areaFigures)[number]

export type AreasOrder = { by: AreaFigureName; from: 'low' | 'high' }

/** The keys that the address of a city's areas may hold. */
export const cityAreasKeys = ['sort'] as const

/** The order that `sort` names; undefined for the usual one, by the number of listings. */
export function parseAreasOrder(sort: string | undefined): AreasOrder | undefined {
  const [name, from] = sort?.split('-') ?? []
  const by = areaFigures.find((one) => one === name)
  return by && (from === 'low' || from === 'high') ? { by, from } : undefined
}

/** The table in an order, scrolled to the column that it is ordered by. */
export function orderedAreasPath(city: { slug: string }, { by, from }: AreasOrder): string {
  return `${cityAreasPath(city)}?sort=${by}-${from}#${areaColumnId(by)}`
}

/** The areas of a city compared by yield, for those who buy to let. */
export const areasByYieldPath = (city: { slug: string }): string =>
  orderedAreasPath(city, { by: 'yield', from: 'high' })

export const areaColumnId = (by: AreaFigureName): string => `by-${by}`
