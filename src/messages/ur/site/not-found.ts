import type { notFound as english } from '../../en/site/not-found.ts'
import type { Translation } from '../../message-types.ts'

export const notFound = {
  title: 'صفحہ نہیں ملا',
  text: 'ہو سکتا ہے یہ صفحہ ہٹا دیا گیا ہو یا پراپرٹی اب دستیاب نہ ہو۔ تمام موجودہ پراپرٹیز تلاش کریں یا ہوم پیج پر واپس جائیں۔',
  noSuchId: 'آئی ڈی ’’{id}‘‘ کی کوئی پراپرٹی نہیں۔ نمبر دیکھ کر دوبارہ تلاش کریں۔',
  search: 'پراپرٹی تلاش کریں',
  home: 'ہوم پیج پر جائیں',
} satisfies Translation<typeof english>
