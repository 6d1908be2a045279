/** The filters of a list, as they are in the address. */
type ListSearch = { q?: string | undefined; archived?: true | undefined }

export function readListSearch({ q, archived }: { q?: unknown; archived?: unknown }): {
  q: string | undefined
  archived: boolean
} {
  return { q: typeof q === 'string' && q !== '' ? q : undefined, archived: archived === true }
}

/** For a route's `validateSearch`. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const { q, archived } = readListSearch(search)
  return { ...(q && { q }), ...(archived && { archived: true as const }) }
}
