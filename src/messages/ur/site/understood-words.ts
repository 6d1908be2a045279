import type { understoodWords as english } from '../../en/site/understood-words.ts'
import type { Translation } from '../../message-types.ts'

export const understoodWords = {
  from: '’’{words}‘‘ کو ہم نے یوں سمجھا:',
  wordsInstead: 'اس کے بجائے یہی الفاظ تلاش کریں',
  notUsed: 'یہ الفاظ ہم استعمال نہیں کر سکے: {words}۔',
  preferred:
    '{count, plural, one {# نتیجے میں ان کا ذکر ہے، وہ سب سے پہلے ہے۔} other {# نتائج میں ان کا ذکر ہے، وہ سب سے پہلے ہیں۔}}',
  which: 'کون سا علاقہ؟',
  separator: '، ',
  selling: 'کیا آپ اپنی پراپرٹی بیچنا چاہتے ہیں؟',
  valuation: 'دیکھیں کہ آپ کی پراپرٹی کتنے کی ہے',
} satisfies Translation<typeof english>
