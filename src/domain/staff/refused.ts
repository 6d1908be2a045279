import { accountErrors as t } from '#messages/admin.ts'
import { Unauthorised } from '../errors.ts'
import { isRefusal } from './better-auth.ts'

export const wrongCode = t.wrongCode

export const usedCode = t.usedCode

/** @throws Unauthorised with that sentence when the library refuses what was asked; anything else as it is */
export async function orRefused<Answer>(
  asked: Promise<Answer>,
  sentence: string,
  onRefused?: () => Promise<void>,
): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!isRefusal(error)) throw error
    await onRefused?.()
    throw new Unauthorised(sentence)
  }
}
