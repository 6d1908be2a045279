import type { searchResults as english } from '../../en/site/search-results.ts'
import type { Translation } from '../../message-types.ts'

export const searchResults = {
  title: 'نتائج',
  plotCosts: 'پلاٹ خریدنے کے اخراجات',
  loading: 'نتائج لوڈ ہو رہے ہیں',
  understoodAs: '’’<keyword>{text}</keyword>‘‘ کے نتائج دکھائے جا رہے ہیں',
  refused: '{filter}: {problem}۔ نتائج اس فلٹر کے بغیر دکھائے جا رہے ہیں۔',
  refusedPart:
    'اس لنک میں نقشے کا حصہ ادھورا ہے۔ نتائج اس کے بغیر دکھائے جا رہے ہیں، نقشہ کھول کر دوبارہ منتخب کریں۔',
  notLoaded:
    'نئے نتائج لوڈ نہیں ہو سکے، یہ آپ کی پچھلی تلاش کے نتائج ہیں۔ انٹرنیٹ کنکشن چیک کر کے دوبارہ کوشش کریں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  stillLoading: 'نتائج ابھی لوڈ ہو رہے ہیں، انٹرنیٹ یا ہمارا سرور سست ہے۔',
  emptyTitle: 'ان فلٹروں کے مطابق کوئی پراپرٹی نہیں ملی',
  removeOne: 'مزید پراپرٹیز دیکھنے کے لیے کوئی فلٹر ہٹائیں:',
  without: '{filter}: {count, plural, one {# نتیجہ} other {# نتائج}}',
  useFewer: 'کچھ فلٹر ہٹا کر دوبارہ تلاش کریں۔',
  phoneNotFound:
    'فون نمبر {number} ہمارے کسی ایجنٹ کا نہیں ہے۔ علاقے، پروجیکٹ، مشہور مقام یا پراپرٹی آئی ڈی سے تلاش کریں۔',
  idNotFound:
    'نمبر {number} کو پراپرٹی آئی ڈی سمجھ کر تلاش کیا گیا۔ قیمت یا رقبے سے تلاش کرنے کے لیے اکائی بھی لکھیں، مثلاً 2 کروڑ یا 10 مرلہ۔',
  seen: 'دیکھی ہوئی',
  hideHome: '{title} چھپائیں',
  hidden: 'چھپائی گئی: {title}',
  showHome: 'دوبارہ دکھائیں',
  onCall: 'قیمت کے لیے کال کریں: {count}',
  allOnCall: 'تمام {homes} جن کی قیمت کے لیے کال کرنی ہے',
  justOutside: 'آپ کی تلاش سے ملتی جلتی پراپرٹیز',
  justOutsideText: 'ان میں سے ہر پراپرٹی آپ کے صرف ایک فلٹر سے تھوڑی سی مختلف ہے۔',
  startsAt: '{search}: قیمتیں {price} سے شروع ہوتی ہیں۔',
  missed: {
    price: {
      above: '{price}: آپ کی حد سے {percent}% زیادہ',
      below: '{price}: آپ کی حد سے {percent}% کم',
    },
    size: {
      above: '{size}: آپ کی حد سے {percent}% زیادہ',
      below: '{size}: آپ کی حد سے {percent}% کم',
    },
    area: '{area}: {km} کلومیٹر دور',
    box: 'نقشے کے حصے سے {km} کلومیٹر باہر',
    shape: 'بنائے گئے علاقے سے {km} کلومیٹر باہر',
    near: 'آپ کی حد سے {km} کلومیٹر زیادہ دور',
    older: '{count, number} سال پہلے کی تعمیر',
    lowerFloor: 'ایک منزل نیچے',
    higherFloor: 'ایک منزل اوپر',
  },
  alertText: 'یہ تلاش محفوظ کریں، اور جیسے ہی کوئی پراپرٹی ملے گی ہم آپ کو بتائیں گے۔',
  wantedText:
    'ہمیں اپنی ضرورت بتائیں۔ {agency} کی ٹیم آپ کے لیے وہ پراپرٹیز بھی دیکھے گی جو ابھی اس سائٹ پر نہیں۔',
  wanted: 'اپنی ضرورت بتائیں',
  map: 'نقشہ',
  mapOfResults: 'نتائج کا نقشہ',
  call: 'کال',
  crore: '{amount} کروڑ',
  pageTitle: '{title}، صفحہ {page}',
  description:
    '{found}۔ قیمتیں، رقبہ اور ایجنٹ کا فون نمبر دیکھیں۔ علاقے، قیمت، رقبے اور بیڈ روم کے حساب سے تلاش کریں۔',
  descriptionWithMap:
    '{found}۔ قیمتیں، رقبہ اور ایجنٹ کا فون نمبر دیکھیں۔ علاقے، قیمت، رقبے اور بیڈ روم کے حساب سے فہرست میں یا نقشے پر تلاش کریں۔',
} satisfies Translation<typeof english>
