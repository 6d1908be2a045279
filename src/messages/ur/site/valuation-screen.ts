import type { valuationScreen as english } from '../../en/site/valuation-screen.ts'
import type { Translation } from '../../message-types.ts'

export const valuationScreen = {
  crumb: 'قیمت کا تخمینہ',
  title: 'آپ کی پراپرٹی کتنے کی ہے؟',
  intro: 'ابھی تخمینہ دیکھیں، ان قیمتوں کے ساتھ جن پر وہ مبنی ہے۔ پھر مقامی ایجنٹ سے تصدیق کروائیں۔',
  description:
    'بتائیں کہ آپ کا گھر، پلاٹ یا دکان کہاں ہے اور رقبہ کتنا ہے۔ دیکھیں کہ ملتی جلتی پراپرٹیز کی قیمت کیا ہے، اور مقامی ایجنٹ سے اپنی پراپرٹی کی قیمت لگوائیں۔',
  submit: 'قیمت معلوم کریں',
  again: 'ایک اور پراپرٹی کی قیمت معلوم کریں',
  estimateTitle: 'آپ کا تخمینہ',
  estimateText: 'ایجنٹ آپ کا تخمینہ تیار کر رہا ہے۔ یہ آپ کو ایک کاروباری دن کے اندر مل جائے گا۔',
} satisfies Translation<typeof english>
