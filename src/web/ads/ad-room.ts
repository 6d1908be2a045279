import { type CallInput, call } from '../api.ts'
import { site } from '../site.ts'

/**
 * Whether a page has a place for an ad: where a campaign runs that is meant for it. What other ad servers have is not
 * known before a visitor comes, so that there is always room for theirs.
 */
export async function loadAdRoom(query: NonNullable<CallInput<'adRoom'>['query']>): Promise<boolean> {
  const { adBase } = site()
  if (!adBase) return false
  return (
    !adBase.startsWith('/') ||
    call('adRoom', { query }).then(
      ({ room }) => room,
      () => false,
    )
  )
}
