import type { savedScreen as english } from '../../en/site/saved-screen.ts'
import type { Translation } from '../../message-types.ts'

export const savedScreen = {
  title: 'محفوظ پراپرٹیز',
  description:
    'اس ڈیوائس پر آپ کی محفوظ کی ہوئی پراپرٹیز اور پروجیکٹ، آپ کے نوٹ اور قیمتوں میں تبدیلی کے ساتھ۔',
  kept: 'صرف اس براؤزر میں محفوظ۔ اکاؤنٹ کی ضرورت نہیں۔',
  loading: 'آپ کی محفوظ پراپرٹیز لوڈ ہو رہی ہیں',
  noScript:
    'آپ کی محفوظ پراپرٹیز اسی براؤزر میں رہتی ہیں۔ انہیں دیکھنے کے لیے اس سائٹ پر جاوا اسکرپٹ آن کریں اور صفحہ دوبارہ کھولیں۔',
  count: '{count, plural, one {# محفوظ پراپرٹی} other {# محفوظ پراپرٹیز}}',
  print: 'پرنٹ کریں',
  emptyTitle: 'ابھی کوئی پراپرٹی محفوظ نہیں',
  emptyText:
    'کسی پراپرٹی یا پروجیکٹ پر دل کا نشان دبائیں تو وہ یہاں محفوظ ہو جائے گا۔ آپ نوٹ لکھ سکتے ہیں اور قیمت پر نظر رکھ سکتے ہیں۔',
  search: 'پراپرٹی تلاش کریں',
  projects: 'تمام پروجیکٹ دیکھیں',
  failed: 'آپ کی محفوظ پراپرٹیز لوڈ نہیں ہو سکیں۔ وہ اس براؤزر میں اب بھی محفوظ ہیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  sort: 'ترتیب',
  sorts: {
    newest: 'محفوظ کرنے کی تاریخ: نئی پہلے',
    oldest: 'محفوظ کرنے کی تاریخ: پرانی پہلے',
    cheapest: 'قیمت: کم سے زیادہ',
    dearest: 'قیمت: زیادہ سے کم',
    reduced: 'قیمت میں سب سے زیادہ کمی',
  },
  savedOn: 'محفوظ کی: {date}',
  wasOnCall: 'محفوظ کرتے وقت قیمت درج نہیں تھی',
  was: 'محفوظ کرتے وقت قیمت {price} تھی',
  reduced: '{percent}% کمی: محفوظ کرتے وقت قیمت {price} تھی',
  raised: '{percent}% اضافہ: محفوظ کرتے وقت قیمت {price} تھی',
  status: {
    'under offer': 'سودا طے ہو رہا ہے',
    sold: 'فروخت ہو چکی',
    rented: 'کرائے پر دی جا چکی',
  },
  similar: 'ملتی جلتی پراپرٹیز',
  similarTo: 'ملتی جلتی پراپرٹیز: {title}',
  noSimilar: 'اس وقت ملتی جلتی کوئی پراپرٹی نہیں۔',
  similarFailed: 'ملتی جلتی پراپرٹیز لوڈ نہیں ہو سکیں۔ یہ حصہ بند کر کے دوبارہ کھولیں۔',
  note: 'آپ کا نوٹ',
  noteAbout: 'آپ کا نوٹ: {title}',
  noteHint: 'مثلاً پارک کے قریب ہے، پارکنگ کا پوچھنا ہے',
  remove: 'ہٹائیں',
  removeHome: '{title} ہٹائیں',
  removed: 'ہٹا دی گئی: <home>{title}</home>',
  undo: 'واپس لائیں',
  undoHome: '{title} واپس لائیں',
  missing: 'اب سائٹ پر نہیں ہے',
  missingPrice: 'محفوظ کرتے وقت قیمت {price} تھی',
} satisfies Translation<typeof english>
