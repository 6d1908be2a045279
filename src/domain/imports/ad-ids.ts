import { between } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { ownId, ownIds } from './own-ids.ts'
import type { Ad, AdKey } from './read-ad.ts'

/** Where a listing came from, and its property ID. */
export interface AdId {
  id: number
  sourceId: string
}

/**
 * The property IDs of a file's advertisements. The whole file is noted first: what an advertisement without an
 * ID is called must not depend on the order of the rows.
 */
export interface AdIds {
  note(ad: Ad): void
  /** Settles the IDs of ours, once, after the last row. */
  settle(db: Db, source: string): Promise<void>
  /** Undefined for an advertisement that was never noted: the file changed in between. */
  of(ad: Ad): AdId | undefined
}

export function createAdIds(): AdIds {
  const noted = new Map<string, Set<number>>()
  const settled = new Map<string, AdId>()

  return {
    note(ad) {
      const name = lastingName(ad.key)
      if (name === undefined) return
      const prices = noted.get(name) ?? new Set()
      noted.set(name, prices.add('identity' in ad.key ? ad.price : 0))
    },
    async settle(db, source) {
      const stored = await storedOwnIds(db, source)
      for (const name of [...noted.keys()].sort()) {
        const prices = [...(noted.get(name) ?? [])].sort((a, b) => a - b)
        const ids = settlePrices(name, prices, stored.ofThisSource.get(name) ?? [], (sourceId) => {
          const id = ownId(source, sourceId, (candidate) => stored.taken.has(candidate))
          stored.taken.add(id)
          return { id, sourceId }
        })
        for (const [price, id] of ids) settled.set(`${name} ${price}`, id)
      }
      noted.clear()
    },
    of(ad) {
      if ('propertyId' in ad.key) return { id: ad.key.propertyId, sourceId: String(ad.key.propertyId) }
      return settled.get(`${lastingName(ad.key)} ${'identity' in ad.key ? ad.price : 0}`)
    },
  }
}

function lastingName(key: AdKey): string | undefined {
  if ('propertyId' in key) return undefined
  return 'reference' in key ? `ref:${key.reference}` : `ad:${key.identity}`
}

interface StoredId extends AdId {
  price: number
}

/**
 * Advertisements that say the same but for the price are told apart by it: one that stands at the same price
 * is that one; what is left on both sides is, from the lowest price up, the same at a new price.
 */
function settlePrices(
  name: string,
  prices: readonly number[],
  stored: readonly StoredId[],
  make: (sourceId: string) => AdId,
): Map<number, AdId> {
  const settled = new Map<number, AdId>()
  const left = [...stored].sort((a, b) => a.price - b.price)
  const isReference = name.startsWith('ref:')
  for (const price of prices) {
    const same = left.find((one) => isReference || one.price === price)
    if (!same) continue
    left.splice(left.indexOf(same), 1)
    settled.set(price, same)
  }
  let last = Math.max(0, ...stored.map(({ sourceId }) => Number(sourceId.split('#')[1] ?? 0)))
  for (const price of prices.filter((one) => !settled.has(one)))
    settled.set(price, left.shift() ?? make(isReference ? name : `${name}#${++last}`))
  return settled
}

async function storedOwnIds(db: Db, source: string) {
  const rows = await db
    .select({ id: listings.id, source: listings.source, sourceId: listings.source_id, price: listings.price })
    .from(listings)
    .where(between(listings.id, ownIds.first, ownIds.last))
  const ofThisSource = new Map<string, StoredId[]>()
  for (const { id, source: owner, sourceId, price } of rows) {
    if (owner !== source || sourceId === null) continue
    const name = sourceId.startsWith('ad:') ? sourceId.replace(/#\d+$/, '') : sourceId
    ofThisSource.set(name, [...(ofThisSource.get(name) ?? []), { id, sourceId, price }])
  }
  return { taken: new Set(rows.map(({ id }) => id)), ofThisSource }
}
