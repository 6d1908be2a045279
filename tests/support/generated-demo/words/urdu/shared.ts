/** Urdu sentences about any property: its location, papers, terms and viewings. */
import { typeOf } from '#contract/listings/property.ts'
import type { Facts } from '../../listings/fact-types.ts'
import type { Phrase } from '../tell.ts'
import { cityOf, inPlace, nearby } from './wording.ts'

/** What is nearby. */
export const closeTo: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `${near} ${t.random.pick(['قریب ہی ہے', 'چند منٹ کے فاصلے پر ہے', 'گاڑی پر پانچ منٹ کی دوری پر ہے', 'نزدیک ہے'])}۔`
    )
  },
  (t) => {
    const near = nearby(t)
    return (
      near &&
      `یہاں سے ${near} تک ${t.random.pick(['چند منٹ لگتے ہیں', 'پہنچنا آسان ہے', 'رش میں بھی دس منٹ لگتے ہیں'])}۔`
    )
  },
  (t) =>
    t.first('near') &&
    `${inPlace(t.facts)} ${t.random.pick(['اچھی لوکیشن', 'آسان رسائی والی جگہ', 'آنے جانے کی سہولت'])}۔`,
]

/** Where people live. */
export const inTown: readonly Phrase[] = [
  ...closeTo,
  (t) => {
    const near = nearby(t)
    return near && `اسکول، مسجد اور روزمرہ کی دکانیں قریب ہیں، ${near} بھی دور نہیں۔`
  },
  (t) => {
    const near = nearby(t)
    return near && `گلی پُرسکون ہے، حالانکہ ${near} چند منٹ کے فاصلے پر ہے۔`
  },
  ({ first, random }) =>
    first('near') &&
    random.pick([
      'مسجد، میڈیکل اسٹور اور کریانہ پیدل فاصلے پر ہیں۔',
      'بچوں کا اسکول نزدیک ہے۔',
      'گلی کے آخر میں مسجد اور چھوٹا پارک ہے۔',
      'دودھ اور ڈبل روٹی کے لیے گاڑی نکالنے کی ضرورت نہیں۔',
    ]),
  ({ facts, first, random }) =>
    isSettled(facts) &&
    first('near') &&
    random.pick([
      `${cityOf(facts)} کا آباد علاقہ، چاروں طرف خاندان رہتے ہیں۔`,
      'پڑوسی برسوں سے یہیں رہ رہے ہیں۔',
      'پرانے درخت، کھلی گلیاں اور ملنسار پڑوسی۔',
      `${inPlace(facts)} بہتر گلیوں میں سے ایک۔`,
    ]),
  ({ facts, first, random }) =>
    facts.place.mix === 'growing' &&
    first('near') &&
    random.pick([
      'آس پاس تیزی سے گھر بن رہے ہیں۔',
      'سوسائٹی گلی در گلی آباد ہو رہی ہے۔',
      'گلی کا ایک تہائی حصہ آباد ہو چکا ہے۔',
    ]),
]

/** Where people do business. */
export const atWork: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return near && `${near} کے قریب ہونے سے گاہک آسانی سے پہنچ جاتے ہیں۔`
  },
  (t) => {
    const near = nearby(t)
    return (
      near && `${near} ${t.random.pick(['سامنے', 'دو منٹ کے فاصلے پر', 'ساتھ ہی'])} ہے، بینک بھی پاس ہیں۔`
    )
  },
  ({ first, random }) =>
    first('near') &&
    random.pick([
      'بینک، کوریئر اور چائے کی دکانیں ساتھ ہی ہیں۔',
      'گاہک گاڑی سامنے کھڑی کر سکتے ہیں۔',
      'پبلک ٹرانسپورٹ دروازے سے گزرتی ہے۔',
    ]),
]

/** Where trucks and tractors go. */
export const onTheRoad: readonly Phrase[] = [
  (t) => {
    const near = nearby(t)
    return (
      near &&
      t.random.pick([
        `${near} چند منٹ کے فاصلے پر ہے۔`,
        `شہر میں داخل ہوئے بغیر ${near} تک پہنچا جا سکتا ہے۔`,
        `${near} زیادہ دور نہیں۔`,
      ])
    )
  },
  ({ first, random }) =>
    first('near') &&
    random.pick([
      'سڑک گیٹ تک پکی ہے۔',
      'راستہ چوڑا ہے اور بارش میں بھی خشک رہتا ہے۔',
      'سڑک پچھلے سال دوبارہ کارپٹ ہوئی ہے۔',
    ]),
]

/** Papers of what is sold. */
export const salePapers: readonly Phrase[] = [
  ({ facts }) => facts.deed === 'registry' && 'رجسٹری موجود ہے، ٹرانسفر ایک ہفتے میں۔',
  ({ facts }) => facts.deed === 'registry' && 'رجسٹری اور انتقال مالک کے نام ہیں۔',
  ({ facts }) =>
    facts.deed === 'allotment letter' && 'الاٹمنٹ لیٹر مالک کے نام ہے، ٹرانسفر دو چکروں میں ہو جاتا ہے۔',
  ({ facts }) => facts.deed === 'allotment letter' && 'تمام واجبات ادا ہیں اور ٹرانسفر سیٹ تیار ہے۔',
  ({ facts }) => facts.deed === 'allotment letter' && 'کلیئر الاٹمنٹ، کوئی بقایا نہیں۔',
  ({ facts }) => facts.deed === 'lease' && 'لیز شدہ، ملکیت صاف ہے اور کوئی قرض نہیں۔',
  ({ facts }) => facts.deed === 'lease' && 'سب لیز مالک کے نام ہے، کاغذات ہمارے دفتر نے دیکھ لیے ہیں۔',
  ({ facts }) => facts.deed === 'lease' && 'اصل کاغذات مکمل ہیں، ٹوکن سے پہلے دیکھ سکتے ہیں۔',
  () => 'کاغذات ہم نے دیکھے ہیں، آپ کے وکیل بھی دیکھ سکتے ہیں۔',
  () => 'مالک سنجیدہ ہے اور مناسب آفر پر بات ہو سکتی ہے۔',
  ({ random }) => `ٹوکن ابھی، باقی رقم ${random.pick(['تیس', 'پینتالیس', 'ساٹھ'])} دن میں۔`,
  ({ random }) =>
    `ڈیمانڈ میں ${random.pick(['نقد خریدار کے لیے', 'جلد ٹرانسفر پر', 'بیٹھ کر'])} کچھ گنجائش ہے۔`,
  ({ facts }) =>
    typeOf(facts.subtype) !== 'plot' &&
    facts.subtype !== 'hotel suites' &&
    facts.age > 0 &&
    !facts.features.has('Tenant in place') &&
    `خالی ہے، قبضہ ٹرانسفر کے ساتھ ہی مل جائے گا۔`,
]

function isSettled({ place }: Facts): boolean {
  return !['growing', 'farms', 'country', 'industry', 'hills'].includes(place.mix)
}

const advance = [
  'دو ماہ کی سیکیورٹی اور ایک ماہ کا ایڈوانس',
  'ایک ماہ کی سیکیورٹی اور تین ماہ کا ایڈوانس',
  'دو ماہ کا کرایہ سیکیورٹی',
  'تین ماہ کا کرایہ پیشگی',
]

export const rentTerms: readonly Phrase[] = [
  ({ random }) => `${random.pick(advance)}۔`,
  ({ random }) => `شرائط: ${random.pick(advance)}۔`,
  ({ random }) => `مالک کی طلب ${random.pick(advance)} ہے۔`,
  ({ random }) =>
    `${random.pick(['اگلے مہینے کی پہلی تاریخ سے', 'آج ہی سے', 'مہینے کے وسط سے', 'اگلے ہفتے سے'])} دستیاب، ${random.pick(advance)}۔`,
  ({ random }) =>
    `گیارہ ماہ کا قابلِ تجدید معاہدہ، کرائے میں سالانہ ${random.pick(['دس', 'آٹھ'])} فیصد اضافہ۔`,
  () => 'کرایہ نامہ تھانے میں درج ہوتا ہے، یہ کام ہم کروا دیتے ہیں۔',
]

export const tenants: readonly Phrase[] = [
  ({ facts }) => facts.subtype !== 'room' && 'چھوٹی فیملی کو ترجیح دی جائے گی۔',
  ({ facts }) => facts.subtype !== 'room' && 'فیملی کے لیے موزوں، مالک قریب رہتے ہیں اور فون اٹھاتے ہیں۔',
  ({ facts }) => facts.subtype !== 'room' && 'فیملی یا ملازمت پیشہ جوڑے کے لیے۔',
  () => 'مرمت مالک کے ذمے ہے اور وہ بلا وجہ مداخلت نہیں کرتے۔',
  () => 'داخلے سے پہلے رنگ اور صفائی کروا دی جائے گی۔',
]

export const viewing: readonly Phrase[] = [
  () => 'آنے سے پہلے فون کر لیں، چابیاں ہمارے پاس ہیں۔',
  () => 'وقت طے کر کے ہفتے کے کسی بھی دن دیکھ سکتے ہیں۔',
  () => 'چابیاں ہمارے پاس ہیں۔',
  ({ random }) =>
    `${random.pick(['صبح کے وقت', 'دن کی روشنی میں', 'مغرب سے پہلے', 'چھٹی کے دن'])} دیکھنا بہتر ہے۔`,
  () => 'نقشہ واٹس ایپ پر منگوا لیں۔',
  () => 'ایک بار دیکھیں، پھر موازنہ کریں۔',
  () => 'پیغام بھیجیں، اسی دن دکھا دیں گے۔',
  () => 'مزید تصاویر واٹس ایپ پر۔',
  () => 'مالک شام کو خود دکھا سکتے ہیں۔',
  () => 'ہماری ٹیم نے موقع پر دیکھ لیا ہے۔',
]
