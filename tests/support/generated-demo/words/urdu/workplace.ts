/** Offices, shops, buildings and the odd kind, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { floorOf, inPlace, inText, list, nearby, nounOf, of, sizeOf, storeyed, tradeOf } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'office' &&
    first('size') &&
    first('floor') &&
    facts.place.kind !== 'road' &&
    `${inPlace(facts)} ${floorOf(facts)} پر ${sizeOf(facts)} کا دفتر۔`,
  ({ facts, tells, first, random }) =>
    facts.subtype === 'office' &&
    tells('Furnished') &&
    first('fit-out') &&
    `فرنشڈ دفتر، ${random.pick(['میزیں، پارٹیشن اور کیبل سب موجود ہیں', 'پیر سے کام شروع کر سکتے ہیں', 'بس اپنی ٹیم لے آئیں'])}۔`,
  ({ facts, has, first, random }) =>
    facts.subtype === 'office' &&
    !has('Furnished') &&
    first('fit-out') &&
    `${random.pick(['ایک کھلا ہال', 'کھلی منزل', 'سیدھی مستطیل جگہ'])}، ${has('Corner') ? 'دو طرف' : 'سامنے'} سے روشنی، اپنی ضرورت کے مطابق تقسیم کریں۔`,
  ({ facts, first }) =>
    facts.subtype === 'shop' &&
    first('size') &&
    first('front') &&
    `${floorOf(facts)} پر ${sizeOf(facts)} کی دکان، فرنٹ ${facts.front} فٹ۔`,
  ({ facts, tells, first }) =>
    facts.subtype === 'shop' &&
    tells('Mezzanine') &&
    first('size') &&
    `${sizeOf(facts)} کی دکان، اوپر میزنائن بھی ہے۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'shop' &&
    first('trade') &&
    `${random.pick(['میڈیکل اسٹور', 'بیکری', 'ملبوسات', 'موبائل کی دکان', 'سیلون', 'کریانہ', 'بوتیک', 'ٹریول ایجنسی'])} کے لیے موزوں، اس طرف پیدل آنے جانے والے زیادہ ہیں۔`,
  ({ facts, first }) =>
    facts.subtype === 'building' &&
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} پر ${storeyed(facts)} کمرشل عمارت۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'building' &&
    first('build') &&
    `${inText(facts.storeys)} منزلیں، ${random.pick(['نیچے دکانیں اور اوپر دفاتر', 'ہر منزل پر اپنے واش روم', 'سیڑھیاں ایک طرف'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'other' &&
    first('size') &&
    `${inPlace(facts)} ${tradeOf(facts)} کے لیے ${sizeOf(facts)} کی جگہ۔`,
  ({ facts, first }) =>
    facts.subtype === 'other' &&
    first('size') &&
    first('use') &&
    `${sizeOf(facts)} کی جگہ جو ${tradeOf(facts)} کے لیے ہی بنائی گئی تھی۔`,
  ({ facts, tells }) =>
    facts.purpose === 'sale' &&
    tells('Tenant in place') &&
    `کرایہ دار سمیت فروخت، ${facts.subtype === 'shop' ? 'وہ برسوں سے یہیں کاروبار کر رہا ہے' : 'کرایہ ہر پہلی تاریخ کو آتا ہے'}۔`,
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${near} کے قریب ${sizeOf(t.facts)} ${of(t.facts)} ${nounOf(t.facts)}۔`
  },
  ({ facts, first }) => first('size') && `${inPlace(facts)} ${sizeOf(facts)} ${of(facts)} ${nounOf(facts)}۔`,
]

const middle: readonly Phrase[] = [
  ({ tells }) => tells('Main road') && 'مین روڈ پر ہے، بورڈ دونوں طرف سے نظر آتا ہے۔',
  ({ tells }) => tells('Corner') && 'کارنر پر ہے، دو طرف فرنٹ ہے۔',
  ({ tells }) => tells('Glass front') && 'فرنٹ فرش سے چھت تک شیشے کا ہے۔',
  ({ facts, first, tells }) =>
    facts.subtype === 'office' &&
    first('baths') &&
    `اندر ${inText(facts.baths)} واش روم${tells('Kitchenette') ? ' اور چھوٹا کچن' : ''}۔`,
  ({ tells }) => tells('Reception') && 'آنے والوں کے لیے استقبالیہ موجود ہے۔',
  ({ facts, first, random }) =>
    facts.subtype === 'shop' &&
    first('trade') &&
    `گاہکوں کی آمد ${random.pick(['پورا ہفتہ رہتی ہے', 'شام کو سب سے زیادہ ہوتی ہے', 'چھٹی کے دن بھی اچھی رہتی ہے'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'building' &&
    first('age') &&
    `عمارت ${facts.age === 0 ? 'نئی ہے' : `${inText(facts.age)} سال پرانی ہے`}، ستون کھلے ہالوں کے حساب سے رکھے گئے ہیں۔`,
  ({ facts, first }) =>
    facts.sqft > 2500 && facts.subtype === 'office' && first('split') && 'دو حصوں میں بھی تقسیم ہو سکتا ہے۔',
]

const services: readonly Phrase[] = [
  ({ tells }) => {
    const works = [
      tells('Lift') && 'لفٹ',
      tells('Standby generator') && 'جنریٹر',
      tells('Fibre internet') && 'فائبر انٹرنیٹ',
      tells('Parking') && 'پارکنگ',
    ].filter((word) => typeof word === 'string')
    return works.length > 1 && `عمارت میں ${list(works)} موجود ہیں۔`
  },
  ({ tells }) => tells('Central air-conditioning') && 'سنٹرل ایئر کنڈیشنڈ، بل رقبے کے حساب سے۔',
  ({ tells }) => tells('Security cameras') && 'کیمرے اور رات کو گارڈ موجود۔',
  ({ tells }) => tells('Fire exit') && 'دوسری سیڑھی ہنگامی راستے کے طور پر موجود ہے۔',
  ({ tells }) => tells('Parking') && 'سامنے گاہکوں کی پارکنگ ہے۔',
  ({ tells }) => tells('Standby generator') && 'بجلی جاتے ہی جنریٹر چل پڑتا ہے۔',
  ({ has, first }) => !has('Parking') && first('Parking') && 'پارکنگ باہر عوامی جگہ پر ہے۔',
]

const saleTerms: readonly Phrase[] = [
  ...shared.salePapers,
  ({ facts }) =>
    facts.subtype !== 'other' &&
    facts.features.has('Tenant in place') &&
    'کرائے میں ہر سال دس فیصد اضافہ ہوتا ہے۔',
  () => 'اس بلاک میں کرائے سے سالانہ پانچ سے سات فیصد آمدنی ہے۔',
]

export const letTerms: readonly Phrase[] = [
  ...shared.rentTerms.slice(0, 4),
  ({ random }) => `${random.pick(['دو', 'تین', 'پانچ'])} سال کا معاہدہ، کرائے میں سالانہ دس فیصد اضافہ۔`,
  ({ random }) => `اندرونی کام کے لیے ${random.pick(['دو ہفتے', 'ایک مہینہ', 'دس دن'])} کرایہ معاف۔`,
  () => 'کمپنی کرایہ دار کو ترجیح دی جائے گی۔',
]

const work = { opening, middle, services, place: shared.atWork, viewing: shared.viewing.slice(0, 5) }

export const workplace = { sale: { ...work, terms: saleTerms }, rent: { ...work, terms: letTerms } }
