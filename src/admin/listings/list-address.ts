/** The address of the listings table: its keys are those of the call, so that views can store it. */

const numbers = [
  'city_id',
  'area_id',
  'min_price',
  'max_price',
  'beds',
  'min_days',
  'max_days',
  'page',
] as const
const texts = [
  'q',
  'status',
  'purpose',
  'type',
  'subtype',
  'position',
  'confirm',
  'featured',
  'sort',
  'order',
] as const

type NumberKey = (typeof numbers)[number]
type TextKey = (typeof texts)[number]
export type ListAddress = Partial<Record<NumberKey, number> & Record<TextKey, string>> & {
  agent_id?: number | 'none'
}

/** What an address says that the table knows; the server refuses what it cannot use. */
export function readListAddress(search: Record<string, unknown>): ListAddress {
  const address: ListAddress = {}
  for (const key of numbers) {
    const value = Number(search[key])
    if (search[key] !== undefined && Number.isSafeInteger(value) && value >= 0) address[key] = value
  }
  for (const key of texts) {
    const value = search[key]
    if (typeof value === 'string' || typeof value === 'number') address[key] = String(value)
  }
  if (search.agent_id === 'none') address.agent_id = 'none'
  else if (Number.isSafeInteger(Number(search.agent_id ?? NaN))) address.agent_id = Number(search.agent_id)
  return address
}

/** What narrows the table down: order and page do not. */
export function listFilters({ sort: _, order: __, page: ___, ...filters }: ListAddress): ListAddress {
  return filters
}

export function isFiltered(address: ListAddress): boolean {
  return Object.keys(listFilters(address)).length > 0
}
