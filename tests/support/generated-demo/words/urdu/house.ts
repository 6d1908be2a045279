/** Houses, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { bathsOf, bedsOf, inPlace, inText, list, nearby, sizeOf, storeyed } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('street') &&
    facts.place.kind !== 'road' &&
    `${inPlace(facts)} ${facts.street} فٹ کی گلی پر ${sizeOf(facts)} کا ${facts.age === 0 ? 'نیا ' : ''}مکان۔`,
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    `${sizeOf(facts)} پر ${bedsOf(facts)} کا ${storeyed(facts)} مکان، ${facts.age === 0 ? 'بالکل نیا' : `${inText(facts.age)} سال پرانا`}۔`,
  ({ facts, first, random }) =>
    facts.age >= 3 &&
    first('age') &&
    first('size') &&
    `${sizeOf(facts)} کا ${storeyed(facts)} مکان، ${inText(facts.age)} سال پہلے بنا اور ${random.pick(['بہت سنبھال کر رکھا گیا', 'آج بھی اچھی حالت میں ہے', 'اب تک پہلے مالک کے پاس ہے'])}۔`,
  ({ facts, random }) =>
    facts.purpose === 'sale' &&
    facts.age >= 2 &&
    facts.age <= 12 &&
    random.pick([
      'مالک نے اپنی رہائش کے لیے بنوایا تھا، اور یہ نظر آتا ہے۔',
      'انجینئر مالک نے اپنے لیے بنایا، بیچنے کے لیے نہیں۔',
      'خود کھڑے ہو کر بنوایا ہوا گھر، سریا اور سیمنٹ پورا۔',
    ]),
  ({ facts, random }) =>
    facts.age === 0 &&
    random.pick([
      'ابھی مکمل ہوا ہے، اس میں کوئی نہیں رہا۔',
      'اسی سال سوچ سمجھ کر بنایا گیا گھر۔',
      'نیا گھر، بس چابی لیں اور آ جائیں۔',
    ]),
  ({ facts, tells }) => tells('Corner') && `${storeyed(facts)} کارنر مکان جس میں دو طرف سے روشنی آتی ہے۔`,
  ({ facts, tells }) => tells('Park facing') && `${storeyed(facts)} مکان، سامنے پارک ہے۔`,
  ({ facts, tells, first }) =>
    tells('Basement') &&
    first('size') &&
    `${sizeOf(facts)} پر مکان، نیچے مکمل تہہ خانہ اور اوپر ${facts.storeys === 1 ? 'ایک منزل' : `${inText(facts.storeys)} منزلیں`}۔`,
  ({ facts, first, random }) =>
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} کا ${random.pick(['روشن', 'مضبوط', 'سلیقے سے بنا', 'آرام دہ'])} مکان۔`,
  ({ facts, first }) => first('size') && `خاندان کے لیے ${sizeOf(facts)} کا سادہ ${storeyed(facts)} گھر۔`,
  ({ facts, tells }) =>
    facts.storeys > 1 && tells('Hill view') && 'گھر کے پیچھے پہاڑ ہیں اور اوپر کے کمروں سے صاف نظر آتے ہیں۔',
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${near} کے قریب ${sizeOf(t.facts)} کا ${storeyed(t.facts)} مکان۔`
  },
  ({ facts, first }) =>
    facts.purpose === 'rent' &&
    first('size') &&
    `${sizeOf(facts)} کا پورا مکان کرائے پر، ${facts.age === 0 ? 'بالکل نیا' : 'تازہ رنگ کیا ہوا'} اور رہنے کے لیے تیار۔`,
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    first('baths') &&
    `${sizeOf(facts)}، ${bedsOf(facts)}، ${bathsOf(facts)}۔`,
  ({ facts, first }) => first('beds') && `${inPlace(facts)} ${bedsOf(facts)} کا ${storeyed(facts)} مکان۔`,
  ({ facts, first, random }) =>
    first('size') &&
    first('beds') &&
    `${random.pick(['پورے خاندان کے لیے جگہ', 'رہنے کے لیے بنا گھر', 'ضرورت کی ہر چیز'])}: ${sizeOf(facts)} پر ${bedsOf(facts)} اور ${bathsOf(facts)}۔`,
  ({ facts, random }) =>
    facts.age >= 4 &&
    random.pick(['چھت سے فرش تک خشک اور مضبوط گھر۔', 'بننے سے اب تک ایک ہی مالک۔', 'اچھا ڈھانچہ، اچھی گلی۔']),
]

const layout: readonly Phrase[] = [
  ({ first, random }) =>
    first('main bedroom') &&
    random.pick([
      'ماسٹر بیڈ روم کے ساتھ ڈریسنگ روم ہے۔',
      'سب سے چھوٹے بیڈ روم میں بھی ڈبل بیڈ آ جاتا ہے۔',
      'ماسٹر بیڈ روم کشادہ ہے اور کھڑکی گلی کی طرف کھلتی ہے۔',
    ]),
  ({ facts, first }) =>
    facts.storeys > 1 && first('layout') && 'والدین یا مہمانوں کے لیے ایک بیڈ روم گراؤنڈ فلور پر ہے۔',
  ({ tells, first }) =>
    tells('Drawing room') && first('layout') && 'ڈرائنگ روم الگ ہے اور اس کا اپنا دروازہ ہے۔',
  ({ facts, first }) =>
    facts.storeys > 1 && first('layout') && 'سیڑھیاں ایک طرف ہیں، اوپر کا حصہ الگ کرائے پر دیا جا سکتا ہے۔',
  ({ tells }) => tells('Store room') && 'اسٹور کھڑکی والا پورا کمرہ ہے۔',
  ({ facts, first }) =>
    first('beds') &&
    (facts.baths ?? 0) >= (facts.beds ?? 0) &&
    `${bedsOf(facts)}، ہر ایک کے ساتھ اٹیچڈ باتھ${(facts.baths ?? 0) > (facts.beds ?? 0) ? '، اور مہمانوں کے لیے الگ واش روم' : ''}۔`,
  ({ facts, first, tells }) =>
    first('beds') &&
    tells('Drawing room') &&
    `${bedsOf(facts)}، ${bathsOf(facts)}، ڈرائنگ روم اور ٹی وی لاؤنج۔`,
  ({ facts, first, tells }) =>
    facts.storeys === 2 &&
    first('layout') &&
    tells('Second kitchen') &&
    'ہر منزل پر کچن ہے، دو خاندان ایک چھت تلے الگ الگ رہ سکتے ہیں۔',
  ({ first, tells, random }) =>
    first('layout') &&
    tells('Study') &&
    `گھر سے کام کرنے والوں کے لیے ${random.pick(['داخلی دروازے کے ساتھ', 'لاؤنج کے ساتھ', 'سیڑھیوں کے پیچھے'])} اسٹڈی روم ہے۔`,
  ({ facts, first, tells }) =>
    tells('Servant quarter') &&
    first('layout') &&
    `سرونٹ کوارٹر ${facts.storeys > 1 ? 'کی سیڑھی اور باتھ الگ ہیں' : 'کا باتھ الگ ہے'}۔`,
  ({ facts, first, random }) =>
    first('beds') &&
    `${bedsOf(facts)} اور ${bathsOf(facts)}، ${random.pick(['سب کمرے ہوادار', 'کوئی کمرہ اندھیرا نہیں', 'نقشہ کھلا اور سیدھا'])}۔`,
  ({ tells, first }) => tells('Basement') && first('layout') && 'تہہ خانے میں ایک ہال اور باتھ روم ہے۔',
]

const finish: readonly Phrase[] = [
  ({ facts, random }) =>
    facts.age <= 3 &&
    `${random.pick(['دیار کی لکڑی کے دروازے', 'ٹھوس لکڑی کے دروازے'])}، ${random.pick(['امپورٹڈ فٹنگز', 'اچھی مقامی فٹنگز'])} اور ${random.pick(['بڑے سائز کی ٹائلیں', 'ہسپانوی ٹائلیں', 'تیار کچن'])}۔`,
  ({ facts, random }) =>
    facts.age <= 6 &&
    `${random.pick(['ٹائل', 'ماربل'])} کے فرش اور ${random.pick(['ہر بیڈ روم میں الماریاں', 'لاؤنج میں فالس سیلنگ', 'چولہے اور ہڈ والا کچن'])}۔`,
  ({ facts, random }) =>
    facts.age >= 5 &&
    `${random.pick(['پچھلی سردیوں میں رنگ ہوا', 'کچن اور باتھ روم نئے بنوائے گئے', 'وائرنگ نئی ہے', 'چھت کی مرمت پچھلے سال ہوئی'])}، ${random.pick(['کوئی کام باقی نہیں', 'ڈھانچہ مضبوط ہے', 'سیدھا رہائش اختیار کریں'])}۔`,
  ({ facts }) => facts.age >= 8 && 'پرانے طرز کی اونچی چھتیں اور موٹی دیواریں، گرمیوں میں ٹھنڈا رہتا ہے۔',
  () => 'اول درجے کی اینٹ، سیم سے بچاؤ کا کام، اوپر اور نیچے پانی کی ٹینکیاں۔',
  ({ random }) =>
    `${random.pick(['ڈبل شیشے والی کھڑکیاں', 'جالی والی ایلومینیم کی کھڑکیاں', 'بڑی کھڑکیاں'])} اور ہر کمرے میں ہوا کا گزر۔`,
  ({ random }) =>
    `فنشنگ ${random.pick(['سادہ اور اچھی ہے', 'ہر جگہ صاف ستھری ہے', 'گلی کے دوسرے گھروں سے بہتر ہے'])}۔`,
]

const outside: readonly Phrase[] = [
  ({ facts, tells }) =>
    tells('Car porch') &&
    `پورچ میں ${facts.sqft > 4000 ? 'تین گاڑیاں کھڑی ہوتی' : facts.sqft > 2000 ? 'دو گاڑیاں کھڑی ہوتی' : 'ایک گاڑی کھڑی ہوتی'} ${facts.sqft > 2000 ? 'ہیں' : 'ہے'}۔`,
  ({ tells }) => tells('Lawn') && 'لان میں سہ پہر تک دھوپ رہتی ہے۔',
  ({ facts, tells }) => tells('Lawn') && `سامنے ${facts.sqft > 4000 ? 'کشادہ' : 'چھوٹا سا'} لان ہے۔`,
  ({ tells, random }) =>
    tells('Terrace') &&
    `ٹیرس ${random.pick(['پر شامیں گزرتی ہیں', 'پر آٹھ افراد کی میز آ جاتی ہے', 'سے کھلا منظر نظر آتا ہے'])}۔`,
  ({ facts, first }) => first('street') && `گلی ${facts.street} فٹ چوڑی اور کارپٹڈ ہے۔`,
  ({ tells }) => tells('Main boulevard') && 'مین بلیوارڈ پر ہے، گھر میں دفتر کے لیے بھی موزوں۔',
  ({ tells }) => tells('Gated community') && 'گیٹ پر دن رات گارڈ موجود ہوتے ہیں۔',
  ({ tells }) => tells('Corner') && 'کارنر ہونے کی وجہ سے ایک طرف اضافی سبزہ ہے۔',
  ({ tells }) => tells('Park facing') && 'پارک گلی کے اُس پار ہے، بچوں کو کہیں لے جانا نہیں پڑتا۔',
  ({ tells }) => tells('Security cameras') && 'گیٹ، پورچ اور چھت پر کیمرے لگے ہیں۔',
  ({ tells }) => tells('Boundary wall') && 'چار دیواری اونچی اور دونوں طرف سے پلستر شدہ ہے۔',
]

const services: readonly Phrase[] = [
  ({ has, first, random }) =>
    !has('Water bore') &&
    first('water') &&
    random.pick([
      'زیرِ زمین ٹینک میں ہفتے بھر کا پانی رہتا ہے۔',
      'پانی روزانہ آتا ہے، دو ٹینکیاں بھی ہیں۔',
      'موٹر، ٹینکیاں اور گیزر درست حالت میں ہیں۔',
    ]),
  ({ first, random }) =>
    first('load') &&
    random.pick([
      'منظور شدہ لوڈ پر تین اے سی چل جاتے ہیں۔',
      'تھری فیز میٹر لگا ہوا ہے۔',
      'وائرنگ تانبے کی ہے، ہر کمرے کا بریکر الگ۔',
    ]),
  ({ tells }) => tells('Gas') && 'گیس، پانی اور بجلی کے کنکشن موجود ہیں۔',
  ({ tells, random }) =>
    tells('Solar panels') &&
    `${random.pick(['پانچ', 'سات', 'دس'])} کلو واٹ کا سولر سسٹم نیٹ میٹرنگ کے ساتھ لگا ہے۔`,
  ({ tells }) => tells('Water bore') && 'اپنا بور ہے، سارا سال میٹھا پانی۔',
  ({ tells }) => tells('UPS wiring') && 'یو پی ایس کی وائرنگ ہر پنکھے اور لائٹ تک ہے۔',
  ({ has, first }) => !has('Gas') && first('Gas') && 'گیس کی لائن ابھی نہیں، کچن سلنڈر پر چلتا ہے۔',
  ({ has, tells }) => {
    const works = [
      has('Solar panels') && tells('Solar panels') && 'چھت پر سولر',
      has('Water bore') && tells('Water bore') && 'صحن میں بور',
    ]
    const both = works.filter((work) => typeof work === 'string')
    return both.length === 2 && `${list(both)}، مہینے کا خرچ کم۔`
  },
]

const topics = { opening, layout, finish, outside, services, place: shared.inTown, viewing: shared.viewing }

export const house = {
  sale: { ...topics, terms: shared.salePapers },
  rent: { ...topics, terms: [...shared.tenants, ...shared.rentTerms] },
}
