import type { searchField as english } from '../../en/site/search-field.ts'
import type { Translation } from '../../message-types.ts'

export const searchField = {
  label: 'علاقہ، پروجیکٹ، مشہور مقام یا آئی ڈی',
  example: 'مثلاً ڈی ایچ اے فیز 6',
  search: 'تلاش کریں',
  suggestions: 'تجاویز',
  places: 'شہر اور علاقے',
  landmarks: 'مشہور مقامات',
  projects: 'پروجیکٹ',
  agents: 'ایجنٹ',
  listings: 'پراپرٹی آئی ڈی',
  recent: 'حالیہ تلاشیں',
  clearRecent: 'حالیہ تلاشیں مٹائیں',
  isCity: 'شہر',
  propertyId: 'آئی ڈی {id}',
  found: '{count, plural, one {# تجویز} other {# تجاویز}}',
  nothing: 'اس نام کی کوئی جگہ، پروجیکٹ یا ایجنٹ نہیں ملا',
  noPlaces: 'اس نام کا کوئی علاقہ یا مقام نہیں ملا',
  noNumber: 'نہ کسی پراپرٹی کی یہ آئی ڈی ہے، نہ کسی ایجنٹ کا یہ فون نمبر',
  wholeQuery: 'ان الفاظ سے ملتی جلتی پراپرٹیز تلاش کریں',
  nearMe: 'میرے قریب',
  nearMeHelp: 'آپ کا مقام جاننے کی اجازت مانگی جائے گی',
  searchFor: 'یہ تلاش کریں',
  yourLocation: 'آپ کا مقام',
  locating: 'آپ کا مقام معلوم کیا جا رہا ہے…',
  blocked:
    'آپ کے براؤزر نے اس سائٹ کو آپ کا مقام دیکھنے سے روک رکھا ہے۔ براؤزر کی سیٹنگز میں اجازت دیں، یا علاقے کا نام لکھیں۔',
  notLocated: 'آپ کا مقام معلوم نہیں ہو سکا۔ دوبارہ کوشش کریں، یا علاقے کا نام لکھیں۔',
} satisfies Translation<typeof english>
