import type { share as english } from '../../en/site/share.ts'
import type { Translation } from '../../message-types.ts'

export const share = {
  share: 'شیئر کریں',
  print: 'پرنٹ کریں',
  more: 'مزید',
  whatsApp: 'واٹس ایپ پر بھیجیں',
  statusPicture: 'واٹس ایپ اسٹیٹس کے لیے تصویر',
  shortLink: 'مختصر لنک کاپی کریں',
  onWhatsApp: '{title}: {url}',
  copied: 'لنک کاپی ہو گیا',
  copyYourself: 'یہ لنک کاپی کریں: {url}',
} satisfies Translation<typeof english>
