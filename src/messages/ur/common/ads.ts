import type { ads as english } from '../../en/common/ads.ts'
import type { Translation } from '../../message-types.ts'

export const ads = {
  sponsoredBy: '{advertiser} کا اشتہار',
  sponsored: 'اشتہار',
  more: 'مزید جانیں',
} satisfies Translation<typeof english>
