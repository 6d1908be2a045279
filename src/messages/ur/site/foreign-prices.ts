import type { foreignPrices as english } from '../../en/site/foreign-prices.ts'
import type { Translation } from '../../message-types.ts'

export const foreignPrices = {
  open: 'قیمتیں کسی اور کرنسی میں دیکھیں',
  label: 'قیمتیں اس کرنسی میں بھی',
  none: 'صرف روپے',
  names: {
    AED: 'اماراتی درہم (AED)',
    SAR: 'سعودی ریال (SAR)',
    GBP: 'برطانوی پاؤنڈ (GBP)',
    USD: 'امریکی ڈالر (USD)',
    EUR: 'یورو (EUR)',
    CAD: 'کینیڈین ڈالر (CAD)',
  },
  about: '≈ {amount}',
  dated: '≈ {amount} · {date}',
  old: '≈ {amount} · پرانی شرح',
  rate: '1 {currency} = PKR {pkr}',
  note: '{date} کو {rate}، {source}۔ رقوم تقریبی ہیں۔',
  isOld: 'یہ شرح تین دن سے زیادہ پرانی ہے۔',
  noRate: 'اس وقت ہمارے پاس {currency} کی شرح موجود نہیں۔',
} satisfies Translation<typeof english>
