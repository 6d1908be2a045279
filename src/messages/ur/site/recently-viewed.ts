import type { recentlyViewed as english } from '../../en/site/recently-viewed.ts'
import type { Translation } from '../../message-types.ts'

export const recentlyViewed = {
  title: 'حال ہی میں دیکھی گئیں',
  clear: 'مٹائیں',
  clearAll: 'حال ہی میں دیکھی گئی پراپرٹیز کی فہرست مٹائیں',
  cleared: 'حال ہی میں دیکھی گئی پراپرٹیز کی فہرست مٹا دی گئی۔',
  failed: 'یہ پراپرٹیز لوڈ نہیں ہو سکیں۔ صفحہ دوبارہ کھول کر کوشش کریں۔',
  none: 'آپ کی دیکھی ہوئی پراپرٹیز اب دستیاب نہیں۔',
} satisfies Translation<typeof english>
