import type { share as english } from '../../en/site/share.ts'
import type { Translation } from '../../message-types.ts'

export const share = {
  share: 'شیئر کریں',
  print: 'پرنٹ کریں',
  copied: 'لنک کاپی ہو گیا',
  copyYourself: 'یہ لنک کاپی کریں: {url}',
} satisfies Translation<typeof english>
