import type { shell as english } from '../../en/site/shell.ts'
import type { Translation } from '../../message-types.ts'

export const shell = {
  skip: 'اصل متن پر جائیں',
  logoSuffix: '، ہوم پیج',
  menu: 'مینو',
  mainMenu: 'مرکزی مینو',
  morePages: 'مزید صفحات',
  allPages: 'تمام صفحات',
  browsers:
    'Chrome 106، Safari 16.4 اور Firefox 115 میں سب کچھ چلتا ہے، پرانے براؤزروں میں صفحے سادہ نظر آتے ہیں۔',
  closeMenu: 'مینو بند کریں',
  version: 'ایپ ورژن v2.0',
  sendInquiry: 'انکوائری بھیجیں',
  sendInquiryInMenu: 'انکوائری بھیجیں',
  anotherInquiry: 'ایک اور انکوائری بھیجیں',
  propertyId: 'پراپرٹی آئی ڈی',
  findProperty: 'پراپرٹی تلاش کریں',
  searching: 'تلاش جاری ہے',
  savedHomes: 'محفوظ پراپرٹیز',
  savedHomesCount: 'محفوظ پراپرٹیز ({count})',
  openSearch: 'پراپرٹی آئی ڈی سے تلاش کریں',
  closeSearch: 'پراپرٹی کی تلاش بند کریں',
  unreachable: 'سائٹ سے رابطہ نہیں ہو سکا۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔',
  offline: 'آپ آف لائن ہیں۔ آپ کا لکھا ہوا محفوظ ہے۔',
  online: 'آپ دوبارہ آن لائن ہیں۔',
  newTab: '{name} (نئے ٹیب میں کھلے گا)',
  openMap: 'نقشے میں دیکھیں',
  messages: 'پیغامات',
  notices: 'اطلاعات',
  reference: 'آپ کا حوالہ نمبر:',
  dismiss: 'ہٹائیں',
} satisfies Translation<typeof english>
