import { Unauthorised } from '../errors.ts'
import { isRefusal } from './better-auth.ts'

export const wrongCode =
  'This code is wrong or too old. Enter the one that your app shows now, or a recovery code.'

export const usedCode = 'This code was used already. Wait until your app shows the next one.'

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
