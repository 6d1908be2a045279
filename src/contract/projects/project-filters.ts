/** What the list of all projects can be filtered and sorted by; without a schema, so that every page may load it. */
import { rupeesPerCrore } from '../text/money.ts'

/** The filters in the order in which an address and the screen have them. Each takes several values. */
export const projectFilters = ['cityId', 'type', 'price', 'status', 'possession', 'approval'] as const
export type ProjectFilter = (typeof projectFilters)[number]

/** Every key that the address of the list may hold, in its fixed order. */
export const projectSearchKeys = [...projectFilters, 'sort', 'page'] as const

/** `featured` is the agency's own order. */
export const projectSorts = ['featured', 'newest', 'price-low', 'price-high', 'possession'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Price bands in PKR: `from` belongs to a band, `below` to the next one. */
export const projectPriceBands = [
  { value: '0-1', label: 'Under PKR 1 Crore', from: 1, below: rupeesPerCrore },
  { value: '1-2', label: 'PKR 1 to 2 Crore', from: rupeesPerCrore, below: 2 * rupeesPerCrore },
  { value: '2-3', label: 'PKR 2 to 3 Crore', from: 2 * rupeesPerCrore, below: 3 * rupeesPerCrore },
  { value: '3-5', label: 'PKR 3 to 5 Crore', from: 3 * rupeesPerCrore, below: 5 * rupeesPerCrore },
  { value: '5-', label: 'PKR 5 Crore and more', from: 5 * rupeesPerCrore, below: Number.POSITIVE_INFINITY },
] as const

export const projectsPerPage = 12
