import { describe, expect, test } from 'vitest'
import { permissions, reachOf, roles } from '#contract/permissions.ts'
import type { AllowedContext } from '../context.ts'
import { Forbidden } from '../errors.ts'
import type { Staff } from './actor.ts'
import { type Allowed, allow, ifAllowed } from './allow.ts'

const member = (role: Staff['role']): Staff => ({
  kind: 'staff',
  id: 'a',
  name: 'A colleague',
  email: 'a@example.com',
  role,
  agentId: 7,
})

describe.each(roles)('the role %s', (role) => {
  test.each(permissions)('has %s only when it is granted', (permission) => {
    const reach = reachOf(role, permission)
    const actor = member(role)
    if (reach) expect(allow(actor, permission)).toEqual({ ...actor, reach })
    else expect(() => allow(actor, permission)).toThrow(Forbidden)
    expect(ifAllowed(actor, permission)?.reach).toBe(reach)
  })
})

test('a verb takes staff only after the permission it names was checked', () => {
  const verb = ({ actor }: AllowedContext<'leads.work', never>) => actor.reach
  const manager = member('manager')
  expect(verb({ actor: allow(manager, 'leads.work') })).toBe('all')
  // @ts-expect-error nothing was checked
  verb({ actor: manager })
  // @ts-expect-error another permission was checked
  verb({ actor: allow(manager, 'leads.read') })
  const either: Allowed<'leads.read'> | Allowed<'leads.work'> =
    ifAllowed(manager, 'leads.read') ?? allow(manager, 'leads.work')
  // @ts-expect-error perhaps another permission was checked
  verb({ actor: either })
  // @ts-expect-error a reach alone is no check
  verb({ actor: { ...manager, reach: 'all' } })
})
