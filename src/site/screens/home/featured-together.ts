import type { Purpose } from '#contract/listings/property.ts'

type Card = {
  purpose: Purpose | null
  subtype: string | null
  city: { id: number | null; name: string }
}

/** What nobody looks for on a home page. */
const industrial = ['factory', 'warehouse', 'industrial land']

/**
 * Those of one purpose in one city, of which there are most, as they stand in the list: prices to rent beside prices
 * for sale, or of several cities, compare badly. All of them where no such group fills a row.
 */
export function featuredTogether<One extends Card>(
  cards: readonly One[],
  row: number,
): { cards: readonly One[]; about?: { purpose: Purpose; city: string } } {
  const wanted = cards.filter(({ subtype }) => !subtype || !industrial.includes(subtype))
  const groups = new Map<string, One[]>()
  for (const card of wanted) {
    const name = `${card.purpose} ${card.city.id ?? card.city.name}`
    groups.set(name, [...(groups.get(name) ?? []), card])
  }
  const [most = []] = [...groups.values()].sort((one, other) => other.length - one.length)
  const [first] = most
  if (!first?.purpose || most.length < row) return { cards: wanted.length < row ? cards : wanted }
  return { cards: most, about: { purpose: first.purpose, city: first.city.name } }
}
