import type { reportListing as english } from '../../en/site/report-listing.ts'
import type { Translation } from '../../message-types.ts'

export const reportListing = {
  link: 'غلطی کی اطلاع دیں',
  title: 'اس لسٹنگ میں غلطی کی اطلاع دیں',
  description: 'بتائیں کہ لسٹنگ میں کیا غلط ہے۔',
  intro: 'بتائیں کہ کیا غلط ہے، ہم اس کی جانچ کریں گے۔ نام بتانا ضروری نہیں۔',
  about: '{title}، {place} (آئی ڈی {id})',
  reason: 'کیا غلط ہے؟',
  choose: 'منتخب کریں',
  message: 'تفصیل',
  messageHint: 'مثلاً درست قیمت، یا آپ نے اسے کہاں دیکھا۔ ’’کوئی اور بات‘‘ کے لیے تفصیل لازمی ہے۔',
  send: 'اطلاع بھیجیں',
  thanks: 'اطلاع دینے کا شکریہ',
  thanksText:
    'ہمارا عملہ اس لسٹنگ کی جانچ کرے گا۔ غلطی ہوئی تو اسے درست کر دیا جائے گا یا لسٹنگ ہٹا دی جائے گی۔',
  back: 'پراپرٹی پر واپس جائیں',
} satisfies Translation<typeof english>
