import type { dubaiEvent as english } from '../../en/site/dubai-event.ts'
import type { Translation } from '../../message-types.ts'

export const dubaiEvent = {
  title: '{event}، {day}',
  day: '{weekday}، {date}',
  weekday: {
    sunday: 'اتوار',
    monday: 'پیر',
    tuesday: 'منگل',
    wednesday: 'بدھ',
    thursday: 'جمعرات',
    friday: 'جمعہ',
    saturday: 'ہفتہ',
  },
  hours: '{start} سے {end} تک، مقامی وقت کے مطابق',
  at: '{time} بجے',
  overNote: 'یہ تقریب ہو چکی ہے۔',
  inDays: '{days, plural, one {# دن باقی} other {# دن باقی}}',
  tomorrow: 'کل',
  today: 'آج',
  now: 'تقریب جاری ہے',
  map: 'نقشہ کھولیں',
  addToCalendar: 'کیلنڈر میں شامل کریں',
  programme: 'پروگرام',
  projects: 'نمایاں پروجیکٹ',
  projectsText: 'ہر پروجیکٹ کی منظوری، ادائیگی کا پلان اور دستیاب یونٹ دیکھیں۔',
  photos: 'تقریب کی تصاویر',
  seeInGallery: 'تقریب گیلری میں دیکھیں',
  nextSteps: 'اس کے بعد کیا ہو گا',
  register: 'اپنی نشست کے لیے نام لکھوائیں',
  registerText:
    'اپنا نام اور نمبر لکھیں، ہم نشست محفوظ کرنے کے لیے آپ کو فون کریں گے۔ نمبر کسی بھی ملک کا ہو سکتا ہے۔',
  hearOfNext: 'اگلی تقریب کی اطلاع حاصل کریں',
  hearOfNextText: 'اپنا نام اور نمبر لکھیں، اگلی تقریب کی تاریخ طے ہوتے ہی ہم آپ کو فون کریں گے۔',
} satisfies Translation<typeof english>
