import { type Permission, type Reach, reachOf } from '#contract/permissions.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { Forbidden } from '../errors.ts'
import type { Staff } from './actor.ts'

declare const checked: unique symbol

/**
 * Staff whose permission was checked, and how far it reaches. Only the two functions below make one, so a verb that
 * asks for it cannot be called without the check.
 */
export type Allowed<Needed extends Permission> = Staff & {
  readonly reach: Reach
  readonly [checked]: Needed
}

/**
 * Checks a permission.
 * @throws Forbidden without the permission
 */
export function allow<Needed extends Permission>(actor: Staff, permission: Needed): Allowed<Needed> {
  const allowed = ifAllowed(actor, permission)
  if (!allowed) throw new Forbidden(t.role)
  return allowed
}

/** The same for what is left out without the permission; undefined then. */
export function ifAllowed<Needed extends Permission>(
  actor: Staff,
  permission: Needed,
): Allowed<Needed> | undefined {
  const reach = reachOf(actor.role, permission)
  // The brand exists in the types alone.
  return reach && ({ ...actor, reach } as Allowed<Needed>)
}
