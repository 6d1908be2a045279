/** Flats and penthouses, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { bathsOf, bedsOf, floorOf, inPlace, inText, list, nearby, nounOf, sizeOf } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('floor') &&
    first('size') &&
    `${inPlace(facts)} ${inText(facts.storeys)} منزلہ عمارت ${facts.floor === 0 ? 'کے' : 'کی'} ${floorOf(facts)} پر ${sizeOf(facts)} کا فلیٹ۔`,
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('beds') &&
    first('floor') &&
    `${floorOf(facts)} پر ${bedsOf(facts)} کا فلیٹ۔`,
  ({ facts, first }) =>
    facts.subtype === 'penthouse' &&
    first('beds') &&
    `پوری بالائی منزل: ${bedsOf(facts)}، بڑی کھڑکیاں اور اپنی چھت۔`,
  ({ facts, first }) =>
    facts.subtype === 'penthouse' &&
    first('size') &&
    `${inPlace(facts)} ${inText(facts.storeys)} منزلہ عمارت کے اوپر ${sizeOf(facts)} کا پینٹ ہاؤس۔`,
  ({ facts, tells, first }) =>
    tells('Furnished') && first('beds') && `فرنشڈ اور تیار، ${bedsOf(facts)}: کچن، پردے اور انٹرنیٹ شامل۔`,
  ({ facts, tells }) =>
    tells('Semi-furnished') && `${nounOf(facts)} جس میں اے سی، پردے اور کچن کا سامان لگا ہوا ہے۔`,
  ({ tells, facts, first }) =>
    tells('Sea view') &&
    first('floor') &&
    `${facts.subtype === 'penthouse' ? 'بالائی منزل' : floorOf(facts)} کی کھڑکیوں سے سمندر نظر آتا ہے۔`,
  ({ tells, random }) =>
    tells('Hill view') && `${random.pick(['بیڈ روم', 'لاؤنج', 'لمبی طرف کی ہر کھڑکی'])} سے پہاڑ نظر آتے ہیں۔`,
  ({ facts, first, random }) =>
    facts.age === 0 &&
    facts.subtype === 'apartment' &&
    first('size') &&
    first('beds') &&
    `${random.pick(['بالکل نیا فلیٹ', 'ابھی بلڈر سے ملا فلیٹ', 'نیا فلیٹ جس میں کوئی نہیں رہا'])}: ${sizeOf(facts)}، ${bedsOf(facts)}۔`,
  ({ facts, first, random }) =>
    first('beds') &&
    `${bedsOf(facts)}، ${random.pick(['کھانے کی جگہ والا لاؤنج', 'کچن سے ملا ہوا لاؤنج', 'الگ ڈرائنگ روم'])} اور ${bathsOf(facts)}۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'apartment' &&
    first('beds') &&
    first('floor') &&
    `${floorOf(facts)} پر ${bedsOf(facts)}، ${random.pick(['مشرق سے روشنی', 'کھڑکیاں پُرسکون طرف', 'لاؤنج میں ہوا کا گزر', 'سیڑھیوں سے ہٹ کر'])}۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'apartment' &&
    facts.sqft < 900 &&
    first('size') &&
    `${random.pick(['سنبھالنے میں آسان', 'چھوٹا مگر روشن', 'ایک دو افراد کے لیے کافی'])}: ${sizeOf(facts)} کا فلیٹ۔`,
  ({ facts, first }) =>
    (facts.beds ?? 0) >= 3 &&
    first('size') &&
    first('beds') &&
    `خاندان کے لیے کشادہ: ${sizeOf(facts)} اور ${bedsOf(facts)}۔`,
  ({ facts, first }) =>
    facts.purpose === 'sale' &&
    facts.subtype === 'apartment' &&
    (facts.beds ?? 0) <= 2 &&
    first('size') &&
    `پہلا گھر ہو یا کرائے کے لیے سرمایہ کاری، ${sizeOf(facts)} کا فلیٹ۔`,
  ({ facts, first }) =>
    facts.subtype === 'apartment' &&
    first('floor') &&
    first('beds') &&
    `${floorOf(facts)}، ${bedsOf(facts)}، ${bathsOf(facts)}۔`,
  ({ facts, first, random }) =>
    facts.purpose === 'rent' &&
    first('beds') &&
    `${random.pick(['رہنے کے لیے تیار', 'صاف اور خالی', 'چابی تیار ہے'])}: ${inPlace(facts)} ${bedsOf(facts)} کا ${nounOf(facts)}۔`,
  ({ facts, first, random }) =>
    facts.age >= 4 &&
    first('beds') &&
    `${inPlace(facts)} ${bedsOf(facts)} کا ${random.pick(['مضبوط', 'پُرسکون', 'دھوپ والا', 'اچھی حالت والا'])} ${nounOf(facts)}۔`,
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${near} کے قریب ${sizeOf(t.facts)} کا ${nounOf(t.facts)}۔`
  },
  ({ facts, tells }) => tells('Corner') && `کارنر ${nounOf(facts)}، دو طرف سے ہوا کا گزر۔`,
]

const layout: readonly Phrase[] = [
  ({ first, random }) =>
    first('plan') &&
    random.pick([
      'کچن میں کھڑکی اور واشنگ مشین کی جگہ ہے۔',
      'بیڈ روم پُرسکون طرف ہیں۔',
      'لاؤنج میں چھ افراد کی میز آ جاتی ہے۔',
      'ماسٹر بیڈ روم میں ڈریسنگ کی جگہ ہے۔',
      'جگہ ضائع نہیں ہوئی، الماریاں وہیں جہاں چاہییں۔',
    ]),
  ({ facts, first }) =>
    (facts.beds ?? 0) >= 3 && first('plan') && 'نقشے میں مہمانوں اور گھر والوں کا حصہ الگ ہے۔',
  ({ facts, first }) =>
    facts.beds === facts.baths &&
    (facts.beds ?? 0) > 1 &&
    first('beds') &&
    `${bedsOf(facts)}، سب کے ساتھ اٹیچڈ باتھ۔`,
  ({ facts, first }) => facts.beds === 1 && first('beds') && 'ایک بیڈ روم، لاؤنج اور بند ہو سکنے والا کچن۔',
  ({ facts, first, random }) =>
    first('size') &&
    `${random.pick(['کورڈ ایریا', 'کل رقبہ'])} ${sizeOf(facts)}، راہداریوں میں جگہ ضائع نہیں ہوئی۔`,
  ({ tells, random }) =>
    tells('Balcony') &&
    `بالکونی ${random.pick(['میں صبح کی دھوپ آتی ہے', 'لاؤنج کی پوری لمبائی میں ہے', 'ماسٹر بیڈ روم سے کھلتی ہے'])}۔`,
  ({ tells }) => tells('Servant room') && 'ملازم کے کمرے کا دروازہ اور باتھ الگ ہیں۔',
  ({ tells }) => tells('Store room') && 'اسٹور بھی ہے، جو کم ہی فلیٹوں میں ہوتا ہے۔',
  ({ facts, first, random, has }) =>
    !has('Furnished') &&
    !has('Semi-furnished') &&
    first('finish') &&
    `${random.pick(['ٹائل کے فرش', 'پورسلین کے فرش', 'لکڑی جیسی ٹائلیں'])}، ${random.pick(['دیوار گیر الماریاں', 'تیار کچن', 'اچھی سینیٹری فٹنگز'])} اور ${facts.age <= 3 ? 'تازہ رنگ' : 'مضبوط دروازے'}۔`,
  ({ facts, first }) =>
    facts.age >= 6 &&
    first('finish') &&
    `عمارت ${inText(facts.age)} سال پرانی ہے اور کمیٹی اس کا اچھا خیال رکھتی ہے۔`,
]

const services: readonly Phrase[] = [
  ({ first, random }) =>
    first('upkeep') &&
    random.pick([
      'عمارت کی اپنی ٹینکی سے سارا دن پانی آتا ہے۔',
      'سیڑھیاں روز صاف ہوتی ہیں۔',
      'رات بھر گیٹ پر چوکیدار ہوتا ہے۔',
      'پڑوس میں فیملیاں اور چند ڈاکٹر رہتے ہیں۔',
      'داخلی ہال اسی سال نیا بنا ہے۔',
    ]),
  ({ tells }) => tells('Standby generator') && 'بجلی جانے پر مشترکہ حصے جنریٹر پر چلتے ہیں۔',
  ({ has, tells }) => !has('Standby generator') && tells('Lift') && 'لفٹ موجود ہے، سروس باقاعدہ ہوتی ہے۔',
  ({ facts, has, first }) =>
    !has('Lift') &&
    facts.floor > 0 &&
    first('Lift') &&
    `لفٹ نہیں ہے${facts.floor <= 2 ? '، مگر سیڑھیاں آسان ہیں' : '، قیمت میں اس کا خیال رکھا گیا ہے'}۔`,
  ({ tells }) => tells('Covered parking') && 'ایک کورڈ پارکنگ ساتھ ہے۔',
  ({ tells }) => tells('Security cameras') && 'ہر داخلے پر گارڈ اور کیمرے ہیں۔',
  ({ tells }) => {
    const common = [
      tells('Gym') && 'جم',
      tells('Swimming pool') && 'سوئمنگ پول',
      tells('Play area') && 'بچوں کے کھیلنے کی جگہ',
      tells('Prayer room') && 'نماز کا کمرہ',
      tells('Rooftop garden') && 'چھت کا باغیچہ',
    ].filter((word) => typeof word === 'string')
    return (
      common.length > 0 && `مکینوں کے لیے ${list(common)} ${common.length > 1 ? 'موجود ہیں' : 'موجود ہے'}۔`
    )
  },
  ({ tells }) => tells('Gas') && 'گیس کا کنکشن لگا ہوا ہے۔',
  ({ has, first }) => !has('Gas') && first('Gas') && 'کچن بجلی پر ہے، گیس کی لائن نہیں۔',
  ({ tells }) => tells('Reception') && 'نیچے استقبالیہ ہے جو پارسل بھی لے لیتا ہے۔',
  ({ random, first }) =>
    first('charges') &&
    `مینٹیننس ${random.pick(['4,500', '6,000', '7,500', '9,000', '12,000'])} روپے ماہانہ ہے۔`,
]

const topics = { opening, layout, services, place: shared.inTown, viewing: shared.viewing }
const papers: readonly Phrase[] = [
  ...shared.salePapers,
  ({ facts }) => facts.project !== null && 'قسطیں پراجیکٹ کے ادائیگی پلان کے مطابق۔',
  ({ random }) =>
    `بینک فنانسنگ ممکن ہے، ${random.pick(['حساب کے لیے ہم سے پوچھیں', 'کاغذات اس کی اجازت دیتے ہیں'])}۔`,
]

export const flat = {
  sale: { ...topics, terms: papers },
  rent: { ...topics, terms: [...shared.tenants, ...shared.rentTerms] },
}
