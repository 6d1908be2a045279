import { accountErrors as t } from '#messages/admin.ts'
import { Forbidden } from '../errors.ts'
import type { Visit } from './auth-types.ts'

/** @throws Forbidden for a member of staff whose second factor is required and not on */
export function mustHaveSecondFactor({ secondFactorMissing }: Visit): void {
  if (secondFactorMissing) throw new Forbidden(t.secondFactorFirst)
}
