/** What the address of the list of all projects may hold; every page carries it. */

/** The filters in the order in which an address and the screen have them. Each takes several values. */
export const projectFilters = ['cityId', 'type', 'price', 'status', 'possession', 'approval'] as const
export type ProjectFilter = (typeof projectFilters)[number]

/** Every key that the address of the list may hold, in its fixed order. */
export const projectSearchKeys = [...projectFilters, 'sort', 'page'] as const
