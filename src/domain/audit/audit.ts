import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import type { Actor } from '../access/index.ts'

/** Something that was changed: `before` is null for a new record, `after` for a deleted one. */
export type Change = {
  /** A verb, such as 'publish'. */
  action: string
  /** What was changed, such as 'listing'. */
  entity: string
  entityId: string | number | null
  before: unknown
  after: unknown
}

/** Who did it, as the log names them. */
type Author = Pick<Actor, 'id' | 'name'>

/** Records who changed what, in the transaction of the change. */
export async function audit(tx: Db, actor: Author, change: Change): Promise<void> {
  await auditAll(tx, actor, [change])
}

/** The same for many changes in one statement. */
export async function auditAll(tx: Db, actor: Author, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(auditLog).values(
    changes.map(({ entityId, ...change }) => ({
      ...change,
      staff_id: actor.id,
      staff_name: actor.name,
      entity_id: entityId === null ? null : String(entityId),
    })),
  )
}
