import type { quarterlyReport as english } from '../../en/common/quarterly-report.ts'
import type { Translation } from '../../message-types.ts'

export const quarterlyReport = {
  title: 'پراپرٹی مارکیٹ رپورٹ: {city}، {quarter}',
  name: 'مارکیٹ رپورٹ، {quarter}',
  ofCity: 'سہ ماہی مارکیٹ رپورٹیں',
  description:
    '{city}، {quarter}: پراپرٹی کی قسم اور علاقے کے لحاظ سے درمیانی ڈیمانڈ اور کرائے، ان میں تبدیلی، اور یہ کہ ہر عدد کتنی قیمتوں پر مبنی ہے۔',
  quarters: {
    q1: 'جنوری تا مارچ {year}',
    q2: 'اپریل تا جون {year}',
    q3: 'جولائی تا ستمبر {year}',
    q4: 'اکتوبر تا دسمبر {year}',
  },
  asOf: '{from} سے {until} تک کی قیمتیں، حساب کی تاریخ {date}۔ کوئی عدد تبھی دکھایا جاتا ہے جب وہ کم از کم پانچ قیمتوں یا سودوں پر مبنی ہو۔',
  published: 'اشاعت: {date}، {agency}',
  pdf: 'یہ رپورٹ ڈاؤن لوڈ کریں (PDF)',
  prices: 'ڈیمانڈ اور کرائے',
  pricesText:
    'رقبے کے حساب سے درمیانی ڈیمانڈ یا کرایہ، وہ حد جس میں اس کے ہونے کا امکان 80% ہے، اور پچھلی سہ ماہی اور ایک سال پہلے کی اسی سہ ماہی سے موازنہ۔ کرایہ ماہانہ ہے۔',
  property: 'پراپرٹی',
  area: 'علاقہ',
  median: 'درمیانی قیمت',
  likely: 'ممکنہ حد',
  samples: 'قیمتیں',
  previous: 'پچھلی سہ ماہی',
  yearBefore: 'ایک سال پہلے',
  previousWithPrices: 'پچھلی سہ ماہی (قیمتیں)',
  yearBeforeWithPrices: 'ایک سال پہلے (قیمتیں)',
  changeWithPrices: '{change} ({count})',
  kind: '{type}، {purpose}',
  purposes: { sale: 'برائے فروخت', rent: 'کرائے کے لیے' },
  byArea: 'علاقہ وار: {kind}',
  range: '{from} سے {to}',
  priceCount: '{count} قیمتیں',
  higher: '{percent}% زیادہ',
  lower: '{percent}% کم',
  same: 'کوئی تبدیلی نہیں',
  none: '–',
  fewAreas:
    '{count, plural, one {# علاقہ شامل نہیں} other {# علاقے شامل نہیں}}: اس سہ ماہی میں وہاں کسی بھی قسم کی پانچ قیمتیں موجود نہیں۔',
  moreAreas:
    '{count, plural, one {مزید # علاقے} other {مزید # علاقوں}} کی درمیانی قیمت بھی معلوم ہے۔ یہاں وہ {shown} علاقے ہیں جن کی قیمتیں ہمارے پاس تعداد میں سب سے زیادہ ہیں۔',
  trend: 'رجحان',
  trendText: 'درمیانی ڈیمانڈ (برائے فروخت)، {type}، ماہ بہ ماہ۔',
  month: 'مہینہ',
  noTrend: 'رجحان دکھانے کے لیے ابھی کافی قیمتیں نہیں۔',
  stock: 'دستیاب پراپرٹیز',
  stockText:
    'ہماری ان لسٹنگز کی تعداد جن میں ڈیمانڈ درج تھی: {date} کو، پچھلی سہ ماہی کے آخر میں، اور ایک سال پہلے کی اسی سہ ماہی کے آخر میں۔',
  listings: 'لسٹنگز',
  noStock: '{date} کو ہمارے پاس ایسی کوئی لسٹنگ نہیں تھی جس میں ڈیمانڈ درج ہو۔',
  timeOnMarket: 'فروخت میں لگنے والا وقت',
  days: 'درمیانی وقت: {days, number} دن۔ یہ اس سہ ماہی میں فروخت ہونے یا کرائے پر جانے والی {count, number} پراپرٹیز کا حساب ہے۔',
  daysBefore: 'پچھلی سہ ماہی میں: {days, number} دن، {count, number} پراپرٹیز کی بنیاد پر۔',
  daysYearBefore: 'ایک سال پہلے: {days, number} دن، {count, number} پراپرٹیز کی بنیاد پر۔',
  noDays: 'عدد دستیاب نہیں: اس سہ ماہی میں ہماری پانچ سے کم پراپرٹیز فروخت ہوئیں یا کرائے پر گئیں۔',
  yield: 'کرائے پر سالانہ منافع',
  yieldText:
    'کرائے پر سالانہ منافع ({type}): {percent}%۔ یہ ڈیمانڈ کی {sales, number} قیمتوں اور {rents, number} کرایوں پر مبنی ہے۔ اخراجات اور خالی مہینے منہا نہیں کیے گئے۔',
  yieldBefore:
    'پچھلی سہ ماہی میں: {percent}%، ڈیمانڈ کی {sales, number} قیمتوں اور {rents, number} کرایوں کی بنیاد پر۔',
  yieldYearBefore:
    'ایک سال پہلے: {percent}%، ڈیمانڈ کی {sales, number} قیمتوں اور {rents, number} کرایوں کی بنیاد پر۔',
  noYield:
    'عدد دستیاب نہیں: اس سہ ماہی میں کسی بھی قسم کی پراپرٹی کے لیے ڈیمانڈ کی پانچ قیمتیں اور پانچ کرائے موجود نہیں۔',
  others: 'دوسری سہ ماہیاں',
  method: 'ہم یہ اعداد کیسے نکالتے ہیں',
  methodText:
    'یہ اعداد ہماری اپنی لسٹنگز سے اور مارکیٹ کے اس ڈیٹا سے نکلتے ہیں جو ہمارے عملے نے شامل کیا ہے۔ جو قیمتیں باقی سب سے بہت مختلف ہوں، ہم انہیں چھوڑ دیتے ہیں۔ ہر قیمت اُن تمام سہ ماہیوں میں شمار ہوتی ہے جن میں پراپرٹی اس قیمت پر دستیاب رہی۔ شائع شدہ رپورٹ کے اعداد تبدیل نہیں ہوتے۔',
  email: 'ای میل',
  page: 'صفحہ',
  fileName: 'market-report-{city}-{quarter}.pdf',
} satisfies Translation<typeof english>
