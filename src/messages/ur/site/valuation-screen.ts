import type { valuationScreen as english } from '../../en/site/valuation-screen.ts'
import type { Translation } from '../../message-types.ts'

export const valuationScreen = {
  crumb: 'قیمت کا تخمینہ',
  title: 'آپ کی پراپرٹی کی قیمت کیا ہے؟',
  intro: 'اپنی پراپرٹی کے بارے میں بتائیں۔ جتنی زیادہ تفصیل، تخمینہ اتنا ہی درست۔',
  description:
    'بتائیں کہ آپ کا گھر، پلاٹ یا دکان کہاں ہے اور رقبہ کتنا ہے۔ مقامی ایجنٹ اس کا موازنہ آس پاس بکنے والی پراپرٹیز سے کرتا ہے۔',
  submit: 'قیمت معلوم کریں',
  again: 'ایک اور پراپرٹی کی قیمت معلوم کریں',
  estimateTitle: 'آپ کا تخمینہ',
  estimateText: 'ایجنٹ آپ کا تخمینہ تیار کر رہا ہے۔ یہ آپ کو ایک کاروباری دن کے اندر مل جائے گا۔',
} satisfies Translation<typeof english>
