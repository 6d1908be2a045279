import type { costs as english } from '../../en/common/costs.ts'
import type { Translation } from '../../message-types.ts'

export const costs = {
  refusals: {
    price: 'قیمت لکھیں، مثلاً 2.5 کروڑ',
    amount: 'رقم لکھیں، مثلاً 2.5 کروڑ یا 45,000',
    day: 'تاریخ لکھیں، مثلاً 2026-07-01',
  },
  charges: {
    stamp_duty: 'اسٹامپ ڈیوٹی',
    capital_value_tax: 'کیپیٹل ویلیو ٹیکس (سی وی ٹی)',
    registration_fee: 'رجسٹریشن فیس',
    withholding_buyer: 'خریدار کا ودہولڈنگ ٹیکس (236K)',
    commission_buyer: 'ایجنسی کا کمیشن',
    withholding_seller: 'فروخت کنندہ کا ودہولڈنگ ٹیکس (236C)',
    gains_tax: 'کیپیٹل گین ٹیکس (منافع پر)',
    commission_seller: 'ایجنسی کا کمیشن',
    rent_advance: 'پیشگی کرایہ',
    rent_security: 'سیکیورٹی ڈپازٹ',
    rent_commission: 'ایجنسی کا کمیشن',
  },
  regions: {
    pakistan: 'پورا پاکستان',
    islamabad: 'اسلام آباد',
    punjab: 'پنجاب',
    sindh: 'سندھ',
    khyber_pakhtunkhwa: 'خیبر پختونخوا',
    balochistan: 'بلوچستان',
  },
  statuses: { filer: 'فائلر', late_filer: 'لیٹ فائلر', non_filer: 'نان فائلر' },
  properties: { house: 'گھر یا دکان', flat: 'فلیٹ', plot: 'پلاٹ' },
} satisfies Translation<typeof english>
