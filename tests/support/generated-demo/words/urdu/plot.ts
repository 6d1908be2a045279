/** Plots and files, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { inPlace, nearby, nounOf, sizeOf } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('street') &&
    facts.place.kind !== 'road' &&
    `${inPlace(facts)} ${facts.street} فٹ سڑک پر ${sizeOf(facts)} کا ${nounOf(facts)}۔`,
  ({ facts, first, random }) =>
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} کا ${random.pick(['اچھا', 'مناسب', 'سیدھا', 'عمدہ لوکیشن والا'])} ${nounOf(facts)}۔`,
  ({ facts, tells, first }) =>
    tells('Corner') && first('size') && `${sizeOf(facts)} کا کارنر ${nounOf(facts)}، دو طرف سڑک۔`,
  ({ facts, tells, first }) =>
    tells('Park facing') && first('size') && `${sizeOf(facts)} کا ${nounOf(facts)}، سامنے پارک ہے۔`,
  ({ facts, tells, first }) =>
    tells('Main boulevard') && first('size') && `مین بلیوارڈ پر ${sizeOf(facts)} کا ${nounOf(facts)}۔`,
  ({ facts, has, first, random }) =>
    facts.subtype === 'residential plot' &&
    !has('Possession') &&
    first('possession') &&
    `قبضہ ${random.pick(['اسی سال متوقع ہے', 'سیوریج مکمل ہونے کے بعد ملے گا', 'اگلے مرحلے میں ملے گا'])}، اسی لیے قیمت کم ہے۔`,
  ({ facts, first }) =>
    facts.subtype === 'commercial plot' &&
    first('build') &&
    first('size') &&
    `${sizeOf(facts)} کا کمرشل پلاٹ، بیسمنٹ، گراؤنڈ اور چار منزلوں کی اجازت۔`,
  ({ facts, first, tells, random }) =>
    tells('Possession') &&
    first('size') &&
    `${sizeOf(facts)}، قبضہ موجود، ${random.pick(['تعمیر شروع کر سکتے ہیں', 'آج ہی تعمیر کے لیے تیار', 'نقشہ پاس کروائیں اور بنائیں'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'residential plot' &&
    first('size') &&
    `${inPlace(facts)} گھر بنانے یا سرمایہ کاری کے لیے ${sizeOf(facts)} کا پلاٹ۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'commercial plot' &&
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} کمرشل زمین، ${random.pick(['سامنے پارکنگ', 'رش والی طرف', 'کرائے پر لگے پلازوں کے درمیان'])}۔`,
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${near} کے قریب ${sizeOf(t.facts)} کا ${nounOf(t.facts)}۔`
  },
  ({ facts, first, has }) => !has('Corner') && first('size') && `کارنر سے دوسرا پلاٹ، ${sizeOf(facts)}۔`,
]

const ground: readonly Phrase[] = [
  ({ first, random }) =>
    first('soil') &&
    random.pick([
      'مٹی پختہ ہے، بنیادوں پر اضافی خرچ نہیں آئے گا۔',
      'سامنے کھمبا، نالہ یا درخت نہیں۔',
      'رُخ مشرق کی طرف ہے۔',
      'رُخ جنوب کی طرف، سردیوں میں دھوپ رہتی ہے۔',
      'پیچھے کھلی پٹی ہے۔',
    ]),
  ({ tells, random }) =>
    tells('Level') &&
    `زمین ${random.pick(['ہموار ہے، بھرائی کی ضرورت نہیں', 'سڑک کے برابر ہے', 'پختہ ہے، بھرائی کا خرچ نہیں'])}۔`,
  ({ has, first, facts }) =>
    !has('Level') &&
    first('Level') &&
    `زمین سڑک سے ${facts.sqft > 2500 ? 'دو فٹ' : 'کچھ'} نیچی ہے، تھوڑی بھرائی ہو گی۔`,
  ({ tells }) => tells('Boundary wall') && 'چاروں طرف دیوار بنی ہوئی ہے۔',
  ({ facts, first }) =>
    first('build') &&
    facts.subtype === 'residential plot' &&
    facts.street < 60 &&
    'دونوں طرف نئے گھر بن چکے ہیں۔',
  ({ facts, first, random }) =>
    first('dimensions') &&
    facts.size.unit === 'marla' &&
    `پلاٹ ${random.pick(['بالکل سیدھا مستطیل ہے', 'سیدھا ہے', 'سیدھا اور اچھے فرنٹ کا ہے'])}۔`,
  ({ facts, first }) => first('street') && `سڑک ${facts.street} فٹ چوڑی ہے۔`,
  ({ tells }) => tells('Corner') && 'کارنر ہے، ایک طرف کی اضافی زمین کی ادائیگی ہو چکی ہے۔',
  ({ tells }) => tells('Park facing') && 'سامنے پارک ہے، کبھی کچھ نہیں بنے گا۔',
]

const services: readonly Phrase[] = [
  ({ has, tells }) =>
    has('Electricity') &&
    has('Gas') &&
    has('Water') &&
    tells('Gas') &&
    tells('Water') &&
    tells('Electricity') &&
    'بجلی، گیس اور پانی پلاٹ تک موجود ہیں۔',
  ({ has, tells }) =>
    has('Electricity') && !has('Gas') && tells('Electricity') && 'بجلی آ چکی ہے، گیس آنا باقی ہے۔',
  ({ tells }) => tells('Sewerage') && 'سیوریج مکمل ہے۔',
  ({ tells }) => tells('Carpeted street') && 'گلی کارپٹڈ ہے اور لائٹیں جلتی ہیں۔',
  ({ has, first }) =>
    !has('Electricity') &&
    !has('Gas') &&
    !has('Water') &&
    !has('Sewerage') &&
    first('Electricity') &&
    'سہولیات کا کام گلی در گلی جاری ہے۔',
  ({ has, first }) =>
    has('Electricity') &&
    has('Sewerage') &&
    first('Sewerage') &&
    first('Electricity') &&
    'زیرِ زمین بجلی اور سیوریج مکمل ہے۔',
]

const papers: readonly Phrase[] = [
  ...shared.salePapers,
  ({ facts }) =>
    facts.subtype === 'residential plot' && 'ابھی گھر بنائیں یا تین سال رکھ لیں، دونوں صورتوں میں فائدہ۔',
  ({ facts }) =>
    facts.subtype === 'commercial plot' && 'اس طرف دکانیں مکمل ہونے سے پہلے کرائے پر لگ جاتی ہیں۔',
  () => 'تمام ڈیولپمنٹ چارجز ادا ہیں۔',
  ({ random }) => `پلاٹ نمبر ${random.pick(['فون پر', 'سنجیدہ خریدار کو', 'واٹس ایپ پر'])} بتایا جائے گا۔`,
]

const fileOpening: readonly Phrase[] = [
  ({ facts, first }) => first('size') && `${inPlace(facts)} ${sizeOf(facts)} کی فائل، ٹرانسفر کے لیے تیار۔`,
  ({ facts, first, random }) =>
    first('size') &&
    `${sizeOf(facts)} رہائشی پلاٹ کی فائل، ${random.pick(['بیانِ حلفی ہمارے دفتر میں ہے', 'اصل الاٹمنٹ موجود', 'اسی ہفتے سوسائٹی سے تصدیق شدہ'])}۔`,
  ({ facts, first, random }) =>
    first('size') &&
    `${sizeOf(facts)}، پلاٹ نمبر بیلٹنگ میں نکلے گا: ${random.pick(['کم رقم سے آغاز', 'انتظار کرنے والے کے لیے', 'سرمایہ کاری کے لیے'])}۔`,
  ({ facts, first }) =>
    first('size') && `${inPlace(facts)} ${sizeOf(facts)} کی اوپن فائل، نمبر اگلی بیلٹنگ میں۔`,
]

const fileTerms: readonly Phrase[] = [
  ({ random }) =>
    `${random.pick(['آدھی', 'چالیس فیصد', 'دو تہائی', 'تین چوتھائی'])} قسطیں ادا ہیں، باقی سہ ماہی۔`,
  () => 'مکمل ادائیگی شدہ، کوئی بقایا نہیں۔',
  ({ random }) =>
    `ٹرانسفر سوسائٹی کے دفتر میں ${random.pick(['ایک ہی چکر میں', 'دو دن میں', 'آدھے دن میں'])} ہو جاتا ہے۔`,
  () => 'ریٹ ہر بیلٹنگ کے ساتھ بدلتا ہے، آج کا ریٹ صبح معلوم کر لیں۔',
  () => 'ادائیگی سے پہلے فائل نمبر سوسائٹی سے چیک کروائیں، ہم بھی کرواتے ہیں۔',
  ({ random }) =>
    `اس حصے میں ترقیاتی کام ${random.pick(['جاری ہے', 'تقریباً ایک سال پیچھے ہے', 'منصوبے سے آگے ہے'])}۔`,
  () => 'بیرونِ ملک خریداروں کے لیے موزوں، ٹرانسفر مختار نامے پر ہم کروا دیتے ہیں۔',
]

const land = {
  opening,
  ground,
  services,
  place: shared.inTown,
  terms: papers,
  viewing: shared.viewing.slice(3, 8),
}
const terms = fileTerms.filter((_, at) => at !== 1)

export const plot = {
  sale: land,
  rent: land,
  file: { opening: fileOpening, terms, place: shared.closeTo, more: fileTerms.slice(2) },
  commercial: { ...land, place: shared.closeTo },
}
