import type { recentlyViewed as english } from '../../en/site/recently-viewed.ts'
import type { Translation } from '../../message-types.ts'

export const recentlyViewed = {
  title: 'حال ہی میں دیکھی گئیں',
  clear: 'صاف کریں',
  clearAll: 'حال ہی میں دیکھی گئی پراپرٹیز صاف کریں',
  cleared: 'حال ہی میں دیکھی گئی پراپرٹیز صاف ہو گئیں۔',
  failed: 'یہ پراپرٹیز لوڈ نہیں ہو سکیں۔ دوبارہ کوشش کے لیے صفحہ ری لوڈ کریں۔',
  none: 'آپ کی دیکھی ہوئی پراپرٹیز اب دستیاب نہیں۔',
} satisfies Translation<typeof english>
