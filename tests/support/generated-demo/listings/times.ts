import type { ListingStatus, Purpose } from '#contract/listings/property.ts'
import type { Random } from '../random.ts'

const day = 86_400_000

export interface Life {
  status: ListingStatus
  publishedAt: Date | null
  confirmedAt: Date | null
  endedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/**
 * When a listing was made, published, last confirmed with its owner and last changed, over the 120 days before
 * `now`. About one in twenty-five is no longer on offer, or not yet.
 */
export function drawLife(purpose: Purpose, now: Date, random: Random): Life {
  const status = drawStatus(purpose, random)
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day)
  // More of the new than of the old: what sells goes away.
  const published = status === 'expired' ? random.between(92, 120) : 0.02 + 119.5 * random.next() ** 1.7
  const created = Math.min(120, published + random.between(0.05, 2))
  if (status === 'draft') {
    return {
      status,
      publishedAt: null,
      confirmedAt: null,
      endedAt: null,
      createdAt: at(created),
      updatedAt: at(created * 0.6),
    }
  }
  const confirmed = Math.min(
    published,
    status === 'published' ? 14 * random.next() ** 1.4 : random.between(15, 60),
  )
  return {
    status,
    publishedAt: at(published),
    confirmedAt: at(confirmed),
    endedAt: status === 'published' ? null : at(confirmed),
    createdAt: at(created),
    updatedAt: at(random.chance(0.6) ? confirmed : published),
  }
}

function drawStatus(purpose: Purpose, random: Random): ListingStatus {
  if (random.chance(0.96)) return 'published'
  return random.pick(
    purpose === 'sale' ? ['sold', 'sold', 'expired', 'draft'] : ['rented', 'rented', 'expired', 'draft'],
  )
}
