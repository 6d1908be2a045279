import { longestTransfer } from '#contract/saved/saved-limits.ts'
import { call } from '#ui/api.ts'
import { withChallenge } from '../forms/with-challenge.ts'
import { type Belongings, formatBelongings } from './belongings.ts'
import { seal } from './sealing.ts'
import type { TransferLink } from './transfer-link.ts'

/** Encrypts what this browser has and leaves it with the server; undefined when it is too much. */
export async function createTransfer(belongings: Belongings): Promise<TransferLink | undefined> {
  const { sealed, key } = await seal(formatBelongings(belongings))
  if (sealed.length > longestTransfer) return undefined
  const { data } = await withChallenge((signs) =>
    call('createTransfer', { body: { sealed }, ...(signs && { signs }) }),
  )
  return { token: data.token, key }
}
