import type { savedAlerts as english } from '../../en/site/saved-alerts.ts'
import type { Translation } from '../../message-types.ts'

export const savedAlerts = {
  title: 'آپ کے الرٹ',
  none: 'اس براؤزر میں ابھی کوئی الرٹ نہیں بنایا گیا۔ نئی پراپرٹیز کی اطلاع کے لیے کوئی تلاش محفوظ کریں۔',
  manage: 'الرٹ بدلیں یا بند کریں',
} satisfies Translation<typeof english>
