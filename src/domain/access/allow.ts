import { type Permission, type Reach, reachOf } from '#contract/permissions.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { Forbidden } from '../errors.ts'
import type { Staff } from './actor.ts'

/**
 * The first line of every verb that staff call: lets through who has the permission, and says how far it reaches.
 * @throws Forbidden for everybody else
 */
export function allow(actor: Staff, permission: Permission): Reach {
  const reach = reachOf(actor.role, permission)
  if (!reach) throw new Forbidden(t.role)
  return reach
}
