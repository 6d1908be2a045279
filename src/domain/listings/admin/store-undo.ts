import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listingStatuses } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { listingUndos } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import type { ListingRow } from './move.ts'

const time = z.coerce.date().nullable()

/** A listing as it was before an action, and the version that the action left it in. */
export const Undone = z.object({
  id: z.int(),
  version: z.int(),
  before: z.object({
    status: z.enum(listingStatuses),
    agent_id: z.int().nullable(),
    published_at: time,
    confirmed_at: time,
    reminded_at: time,
    ended_at: time,
  }),
})
export type Undone = z.output<typeof Undone>

export function undoneBy(row: ListingRow, version: number): Undone {
  const { id, status, agent_id, published_at, confirmed_at, reminded_at, ended_at } = row
  return { id, version, before: { status, agent_id, published_at, confirmed_at, reminded_at, ended_at } }
}

/** Remembers how things were; gives the key by which it is taken back, null when nothing was changed. */
export async function storeUndo(tx: Db, actor: Staff, undone: readonly Undone[]): Promise<string | null> {
  if (undone.length === 0) return null
  const id = randomUUID()
  await tx.insert(listingUndos).values({ id, staff_id: actor.id, before: undone })
  return id
}
