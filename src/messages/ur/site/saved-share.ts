import type { savedShare as english } from '../../en/site/saved-share.ts'
import type { Translation } from '../../message-types.ts'

export const savedShare = {
  share: 'شیئر کریں',
  title: 'یہ فہرست شیئر کریں',
  text: 'جس کے پاس لنک ہو وہ یہ پراپرٹیز دیکھ سکتا ہے، بدل نہیں سکتا۔ لنک {days} دن بعد خود ختم ہو جاتا ہے، اور آپ اسے پہلے بھی ختم کر سکتے ہیں۔ بعد میں محفوظ کی گئی پراپرٹیز اس میں شامل نہیں ہوتیں۔',
  withNotes: 'میرے نوٹ شامل کریں',
  create: 'لنک بنائیں',
  created: 'لنک بن گیا',
  ended: 'لنک ختم ہو گیا',
  failed: 'لنک نہیں بن سکا۔ انٹرنیٹ کنکشن چیک کر کے دوبارہ کوشش کریں۔',
  links: 'شیئر کیے گئے لنک',
  until: '{count, plural, one {# پراپرٹی} other {# پراپرٹیز}}، لنک {date} تک کارآمد ہے',
  copy: 'لنک کاپی کریں',
  whatsApp: 'واٹس ایپ پر بھیجیں',
  message: 'میری محفوظ پراپرٹیز: {url}',
  end: 'یہ لنک ابھی ختم کریں',
  endFailed: 'لنک ختم نہیں ہو سکا۔ انٹرنیٹ کنکشن چیک کر کے دوبارہ کوشش کریں۔',
} satisfies Translation<typeof english>
