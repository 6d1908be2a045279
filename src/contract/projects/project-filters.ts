/** What the list of all projects can be filtered and sorted by; without a schema, so that every page may load it. */
import { projectLabels } from '#messages/common.ts'
import { rupeesPerCrore } from '../text/price-words.ts'

/** `featured` is the agency's own order. */
export const projectSorts = ['featured', 'newest', 'price-low', 'price-high', 'possession'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Price bands in PKR: `from` belongs to a band, `below` to the next one. */
export const projectPriceBands = [
  band('0-1', 1, rupeesPerCrore),
  band('1-2', rupeesPerCrore, 2 * rupeesPerCrore),
  band('2-3', 2 * rupeesPerCrore, 3 * rupeesPerCrore),
  band('3-5', 3 * rupeesPerCrore, 5 * rupeesPerCrore),
  band('5-', 5 * rupeesPerCrore, Number.POSITIVE_INFINITY),
] as const

function band<Value extends keyof typeof projectLabels.priceBand>(value: Value, from: number, below: number) {
  return {
    value,
    from,
    below,
    get label() {
      return projectLabels.priceBand[value]
    },
  }
}

export const projectsPerPage = 12
