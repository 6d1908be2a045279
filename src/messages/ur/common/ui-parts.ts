import type { uiParts as english } from '../../en/common/ui-parts.ts'
import type { Translation } from '../../message-types.ts'

export const uiParts = {
  breadcrumbs: 'آپ کہاں ہیں',
  home: 'ہوم',
  close: 'بند کریں',
  loading: 'لوڈ ہو رہا ہے',
  mapUnavailable: 'نقشہ لوڈ نہیں ہو سکا۔ انٹرنیٹ کنکشن چیک کر کے صفحہ دوبارہ کھولیں۔',
  showMap: 'نقشہ دکھائیں',
  mapApproximate: 'نقشے پر درست مقام نہیں دکھایا گیا۔ درست مقام جاننے کے لیے ہم سے رابطہ کریں۔',
  directions: 'راستہ دیکھیں',
} satisfies Translation<typeof english>
