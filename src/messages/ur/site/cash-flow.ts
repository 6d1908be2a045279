import type { cashFlow as english } from '../../en/site/cash-flow.ts'
import type { Translation } from '../../message-types.ts'

export const cashFlow = {
  title: 'تاریخ وار ادائیگیاں',
  intro: 'بکنگ کے دن سے کب کتنی رقم ادا کرنی ہو گی۔',
  start: 'بکنگ کی تاریخ',
  wrongStart: 'تاریخ لکھیں، مثلاً 2027-01-15۔ جدول آج کی بکنگ کے حساب سے ہے۔',
  unit: 'یونٹ کی قسم',
  by: 'تفصیل کی مدت',
  periods: { month: 'ماہانہ', quarter: 'سہ ماہی' },
  submit: 'ادائیگیاں دکھائیں',
  byYear: 'سالانہ ادائیگیاں (روپے)',
  details: { month: 'ماہانہ ادائیگیاں (روپے)', quarter: 'سہ ماہی ادائیگیاں (روپے)' },
  due: 'واجب الادا',
  amount: 'رقم',
  paid: 'اب تک ادا شدہ',
  quarter: '{from} تا {to}',
  noDate: 'تاریخ طے نہیں',
  total: 'کل',
  note: '{unit} کی ابتدائی قیمت {price} اور {date} کی بکنگ کے حساب سے۔ ڈویلپر تاریخیں بدل سکتا ہے، اور حتمی رقوم ہماری تحریری پیشکش میں درج ہوں گی۔',
} satisfies Translation<typeof english>
