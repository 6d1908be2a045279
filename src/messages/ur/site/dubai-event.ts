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
  // The word before the time follows the hour, 1 to 12.
  am: '{hour, plural, =12 {رات} =1 {رات} =2 {رات} =3 {رات} other {صبح}} {time} بجے',
  pm: '{hour, plural, =12 {دوپہر} =1 {دوپہر} =2 {دوپہر} =3 {سہ پہر} =4 {سہ پہر} =5 {شام} =6 {شام} =7 {شام} other {رات}} {time} بجے',
  overNote: 'یہ تقریب ہو چکی ہے۔',
  inDays: '{days, plural, one {# دن باقی} other {# دن باقی}}',
  tomorrow: 'کل',
  today: 'آج',
  now: 'تقریب جاری ہے',
  map: 'نقشہ کھولیں',
  addToCalendar: 'کیلنڈر میں شامل کریں',
  programme: 'پروگرام',
  projects: 'نمایاں پروجیکٹس',
  projectsText: 'ہر پروجیکٹ کی منظوری، ادائیگی کا پلان اور دستیاب یونٹ دیکھیں۔',
  photos: 'تقریب کی تصاویر',
  seeInGallery: 'گیلری میں دیکھیں',
  nextSteps: 'اس کے بعد کیا ہوگا',
  register: 'دلچسپی کا اندراج کریں',
  registerText:
    'اپنا نام اور نمبر لکھیں، ہم نشست محفوظ کرنے کے لیے آپ کو فون کریں گے۔ بیرونِ ملک کا نمبر بھی چلے گا۔',
  hearOfNext: 'اگلی تقریب کی اطلاع پائیں',
  hearOfNextText: 'اپنا نام اور نمبر لکھیں، اگلی تقریب کی تاریخ طے ہوتے ہی ہم آپ کو فون کریں گے۔',
} satisfies Translation<typeof english>
