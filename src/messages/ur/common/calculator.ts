import type { calculator as english } from '../../en/common/calculator.ts'
import type { Translation } from '../../message-types.ts'

export const calculator = {
  downPayment: 'ڈاؤن پیمنٹ',
  downPaymentValue: '{percent}%، {amount}',
  markup: 'سالانہ مارک اپ',
  markupValue: '{percent}%',
  noMarkup: 'کوئی نہیں',
  term: 'مدت',
  years: '{count} سال',
  monthly: 'ماہانہ قسط',
  loan: '{loan} کے قرض پر، پوری مدت میں {markup} مارک اپ کے ساتھ',
  loanWithoutMarkup: '{loan} پر، بغیر مارک اپ کے',
  byYear: 'سال بہ سال',
  year: 'سال',
  paid: 'ادائیگی',
  ofItMarkup: 'اس میں مارک اپ',
  left: 'باقی رقم',
  total: 'کل',
  early: 'ہر ماہ اضافی ادائیگی',
  earlyValue: 'قسط کا {percent}%، {amount}',
  saved:
    'قرض {months} ماہ پہلے ادا، اور مارک اپ {amount} کم۔ قبل از وقت ادائیگی کے چارجز اپنے بینک سے پوچھیں۔',
  note: 'ڈویلپر کے قسطوں کے پلان کے لیے مارک اپ 0 رکھیں۔ یہ صرف اندازہ ہے، پیشکش نہیں: اصل شرح آپ کا بینک طے کرتا ہے۔',
} satisfies Translation<typeof english>
