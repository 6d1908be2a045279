import { createHash } from 'node:crypto'

/**
 * The property IDs that we give to advertisements whose source has none. Portals are at 43 million and the
 * office counts from 1, so that neither comes here.
 */
export const ownIds = { first: 1_000_000_000, last: 1_999_999_999 } as const

/**
 * An ID of ours for an advertisement, computed from its source and its lasting name: the same in every import
 * and every database. Where another has it already, the next one of a fixed sequence.
 */
export function ownId(source: string, sourceId: string, isTaken: (id: number) => boolean): number {
  for (let attempt = 0; ; attempt++) {
    const hash = createHash('sha256').update(`${source}\n${sourceId}\n${attempt}`).digest()
    const id = ownIds.first + (hash.readUIntBE(0, 6) % (ownIds.last - ownIds.first + 1))
    if (!isTaken(id)) return id
  }
}
