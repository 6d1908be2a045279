import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { withChallenge } from '../forms/with-challenge.ts'
import { parseBelongings, type Taken, takeOver } from './belongings.ts'
import { unseal } from './sealing.ts'
import type { TransferLink } from './transfer-link.ts'

export type Received = Taken | 'ended' | 'damaged' | 'later'

/**
 * Gets what another device left, decrypts it and adds it to what is here.
 * @throws CallError without a connection, and where the network is asked to wait
 */
export async function receiveTransfer({ token, key }: TransferLink): Promise<Received> {
  const sealed = await openTransfer(token)
  if (sealed === undefined) return 'ended'
  try {
    const belongings = parseBelongings(await unseal(sealed, key))
    return belongings === 'later' ? 'later' : takeOver(belongings)
  } catch {
    return 'damaged'
  }
}

/** Undefined once it has ended, and for a token that is made up. */
async function openTransfer(token: string): Promise<string | undefined> {
  try {
    const { data } = await withChallenge((signs) =>
      call('openTransfer', { params: { token }, body: {}, ...(signs && { signs }) }),
    )
    return data.sealed
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.failure.status === 404) return undefined
    throw thrown
  }
}
