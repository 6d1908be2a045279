import type { viewingErrors as english } from '../../en/server/viewing-errors.ts'
import type { Translation } from '../../message-types.ts'

export const viewingErrors = {
  unknown: 'اس لنک کا کوئی وزٹ نہیں ملا۔ ہمارے تازہ ترین پیغام کا لنک دوبارہ کھولیں، یا ہمیں فون کریں۔',
  unavailable: 'یہ پراپرٹی اب دستیاب نہیں، اس لیے اسے دیکھا نہیں جا سکتا۔',
  past: '{time} کا وقت گزر چکا ہے۔ بعد کا وقت منتخب کریں۔',
  notOffered: '{time} ہمارے دفتری اوقات سے باہر ہے یا بہت آگے کا وقت ہے۔ فہرست میں سے وقت منتخب کریں۔',
  taken: '{time} کا وقت اس دوران کسی اور نے لے لیا ہے۔ کوئی اور وقت منتخب کریں۔',
  noTimes: 'کم از کم ایک وقت منتخب کریں',
  changedMeanwhile: 'اس دوران اس وزٹ میں تبدیلی ہو گئی ہے۔ نیچے تازہ صورتِ حال دیکھیں، پھر دوبارہ کوشش کریں۔',
  ended: 'یہ وزٹ ہو چکا ہے یا منسوخ ہو گیا ہے، اس لیے اسے تبدیل نہیں کیا جا سکتا۔',
  changedTooOften: 'یہ وزٹ کئی بار تبدیل ہو چکا ہے۔ اب تبدیلی کے لیے براہِ کرم ہمیں فون کریں۔',
} satisfies Translation<typeof english>
