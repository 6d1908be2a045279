import type { wantedScreen as english } from '../../en/site/wanted-screen.ts'
import type { Translation } from '../../message-types.ts'

export const wantedScreen = {
  crumb: 'پراپرٹی کی درخواست',
  title: 'آپ کو کیسی پراپرٹی چاہیے؟',
  intro:
    'بتائیں کہ آپ کو کیا چاہیے۔ {agency} کی ٹیم آپ کے لیے تلاش کرے گی، وہ پراپرٹیز بھی جو اس سائٹ پر نہیں۔ یہ سہولت مفت ہے۔',
  description:
    'بتائیں کہ آپ کو کون سا گھر، پلاٹ یا دفتر، کہاں اور کس قیمت میں چاہیے۔ مقامی ایجنٹ آپ کے لیے تلاش کر کے آپ کو کال کرے گا۔',
  submit: 'میرے لیے تلاش کریں',
  again: 'ایک اور پراپرٹی کی درخواست کریں',
  matchingTitle: 'دستیاب پراپرٹیز',
  matchingAll: '{count, plural, one {# پراپرٹی} other {تمام # پراپرٹیز}} دیکھیں',
} satisfies Translation<typeof english>
