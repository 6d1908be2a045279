import type { calculator as english } from '../../en/common/calculator.ts'
import type { Translation } from '../../message-types.ts'

export const calculator = {
  downPayment: 'ڈاؤن پیمنٹ',
  downPaymentValue: '{percent}%، {amount}',
  markup: 'سالانہ مارک اپ',
  markupValue: '{percent}%',
  noMarkup: 'مارک اپ نہیں',
  term: 'مدت',
  years: '{count, number} سال',
  monthly: 'ماہانہ قسط',
  loan: 'قرض {loan}، پوری مدت میں مارک اپ {markup}',
  loanWithoutMarkup: 'قرض {loan}، مارک اپ کے بغیر',
  byYear: 'سال بہ سال',
  year: 'سال',
  paid: 'ادائیگی',
  ofItMarkup: 'اس میں مارک اپ',
  left: 'باقی رقم',
  total: 'کل',
  early: 'ہر ماہ اضافی ادائیگی',
  earlyValue: 'قسط کا {percent}%، {amount}',
  saved:
    'قرض {months, number} ماہ پہلے ادا ہو جائے گا اور مارک اپ {amount} کم لگے گا۔ قبل از وقت ادائیگی کے چارجز اپنے بینک سے پوچھیں۔',
  note: 'ڈویلپر کا قسطوں کا پلان ہو تو مارک اپ 0 رکھیں۔ یہ صرف اندازہ ہے، پیشکش نہیں: اصل شرح آپ کا بینک طے کرتا ہے۔',
} satisfies Translation<typeof english>
