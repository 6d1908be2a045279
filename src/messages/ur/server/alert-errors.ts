import type { alertErrors as english } from '../../en/server/alert-errors.ts'
import type { Translation } from '../../message-types.ts'

export const alertErrors = {
  badLink: 'یہ لنک درست نہیں یا اب کارآمد نہیں۔ اپنے الرٹس کا نیا لنک منگوائیں۔',
  oldConfirmation:
    'یہ لنک درست نہیں، یا الرٹ کی وقت پر تصدیق نہیں ہوئی۔ نیا لنک لینے کے لیے تلاش یا گھر دوبارہ محفوظ کریں۔',
  unknownRequest: 'یہ الرٹ تصدیق کا منتظر نہیں۔ تلاش یا گھر دوبارہ محفوظ کریں۔',
  unknownAlert: 'یہ الرٹ اب موجود نہیں۔ اپنے الرٹس دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  unknownListing: 'یہ پراپرٹی اب دستیاب نہیں۔',
  wrongCode:
    'یہ کوڈ ہمارے پیغام والے کوڈ سے نہیں ملتا۔ آپ {left, plural, one {ایک بار} other {# بار}} اور کوشش کر سکتے ہیں۔',
  tooManyCodes: 'کوڈ پانچ بار غلط لکھا گیا۔ ہمارے پیغام کا لنک کھولیں، یا الرٹ دوبارہ محفوظ کریں۔',
  tooManyAlerts: 'ایک پتے کے {most} الرٹ ہو سکتے ہیں۔ پہلے ان میں سے ایک حذف کریں۔',
  tooManyRequests:
    'آپ آج اس پتے پر {most} پیغام منگوا چکے ہیں۔ سب سے نیا پیغام کھولیں، یا کل دوبارہ کوشش کریں۔',
  noWhatsApp: 'ہم واٹس ایپ پر الرٹ نہیں بھیج سکتے۔ ای میل ایڈریس لکھیں۔',
  notPhone: 'فون نمبر ملک کے کوڈ کے ساتھ لکھیں، جیسے 0300 1234567 یا +971 50 123 4567',
} satisfies Translation<typeof english>
