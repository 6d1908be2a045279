import type { CallInput } from '#ui/api.ts'
import { load } from '#ui/load.ts'
import { site } from '#ui/site-settings.ts'

/**
 * Whether a page has a place for an ad: where a campaign runs that is meant for it. What other ad servers have is not
 * known before a visitor comes, so that there is always room for theirs.
 */
export async function loadAdSlot(query: NonNullable<CallInput<'adSlot'>['query']>): Promise<boolean> {
  const { adBase } = site()
  if (!adBase) return false
  return (
    !adBase.startsWith('/') ||
    load('adSlot', { query }).then(
      ({ room }) => room,
      () => false,
    )
  )
}
