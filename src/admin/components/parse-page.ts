/** The page of a list that an address asks for: the first one where it says nothing sensible. */
export function parsePage(page: unknown): number {
  return Math.max(1, Math.floor(Number(page)) || 1)
}
