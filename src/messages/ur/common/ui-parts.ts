import type { uiParts as english } from '../../en/common/ui-parts.ts'
import type { Translation } from '../../message-types.ts'

export const uiParts = {
  breadcrumbs: 'صفحے کا راستہ',
  home: 'ہوم',
  close: 'بند کریں',
  loading: 'لوڈ ہو رہا ہے',
  mapUnavailable: 'نقشہ لوڈ نہیں ہو سکا۔ اپنا انٹرنیٹ دیکھیں اور صفحہ دوبارہ کھولیں۔',
} satisfies Translation<typeof english>
