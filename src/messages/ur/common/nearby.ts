import type { nearby as english } from '../../en/common/nearby.ts'
import type { Translation } from '../../message-types.ts'

export const nearby = {
  title: 'آس پاس',
  show: 'آس پاس کی جگہیں دیکھیں',
  titleOfArea: '{area} کے آس پاس',
  straight:
    'فاصلے سیدھی لکیر میں ناپے گئے ہیں اور پیدل وقت 80 میٹر فی منٹ کے حساب سے۔ اصل راستہ اس سے لمبا ہوتا ہے۔',
  straightFromArea: 'فاصلے {area} کے وسط سے سیدھی لکیر میں ناپے گئے ہیں۔',
  walk: 'تقریباً {minutes} منٹ پیدل',
  kinds: {
    school: 'اسکول',
    college: 'کالج یا یونیورسٹی',
    hospital: 'ہسپتال',
    mosque: 'مسجد',
    park: 'پارک',
    station: 'بس، میٹرو یا ریلوے اسٹیشن',
    market: 'مارکیٹ یا شاپنگ مال',
    supermarket: 'سپر مارکیٹ',
  },
} satisfies Translation<typeof english>
