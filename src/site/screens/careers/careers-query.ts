/** The list of jobs as its address holds it. */
export type CareersQuery = { cityId?: string; department?: string; page?: string }

/** The known keys of an address that say something. */
export function readCareersQuery(address: Readonly<Record<string, unknown>>): CareersQuery {
  const query: CareersQuery = {}
  for (const key of ['cityId', 'department', 'page'] as const) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}
