import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import type { Staff } from './allow.ts'

/** Something that was changed: `before` is null for what is new, `after` for what is gone. */
export type Change = {
  /** A verb, such as 'publish'. */
  action: string
  /** What it was done to, such as 'listing'. */
  entity: string
  entityId: string | number | null
  before: unknown
  after: unknown
}

/** Writes down who changed what, in the transaction of the change. */
export async function audit(
  tx: Db,
  by: Pick<Staff, 'name'> & { id: string | null },
  change: Change,
): Promise<void> {
  const { action, entity, entityId, before, after } = change
  await tx.insert(auditLog).values({
    staff_id: by.id,
    staff_name: by.name,
    action,
    entity,
    entity_id: entityId === null ? null : String(entityId),
    before,
    after,
  })
}
