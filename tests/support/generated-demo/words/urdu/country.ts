/** Farm houses, land and buildings in industrial areas, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { bathsOf, bedsOf, inPlace, list, nearby, nounOf, of, sizeOf, storeyed } from './wording.ts'
import { letTerms } from './workplace.ts'

const farmOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') && first('beds') && `${sizeOf(facts)} پر ${bedsOf(facts)} کا ${storeyed(facts)} فارم ہاؤس۔`,
  ({ facts, first }) => first('size') && `${inPlace(facts)} ${sizeOf(facts)} کا سرسبز فارم ہاؤس۔`,
  ({ tells, first, facts }) =>
    tells('Swimming pool') &&
    first('size') &&
    `${sizeOf(facts)} کا فارم ہاؤس، درمیان میں سوئمنگ پول، چھٹیوں اور تقریبات کے لیے۔`,
  ({ facts, first, random }) =>
    first('beds') &&
    `چھٹیاں گزارنے کا گھر: ${bedsOf(facts)}، ${random.pick(['لمبا برآمدہ', 'تیس مہمانوں کا ہال', 'بڑا کچن'])} اور سکون۔`,
  ({ tells }) => tells('Hill view') && 'ایک طرف پہاڑ، باقی ہر طرف درخت۔',
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    `${inPlace(facts)} ${sizeOf(facts)} پر ${bedsOf(facts)} اور ${bathsOf(facts)}۔`,
]

const farmMiddle: readonly Phrase[] = [
  ({ tells }) => {
    const made = [
      tells('Swimming pool') && 'سوئمنگ پول',
      tells('Lawn') && 'ہموار لان',
      tells('Servant quarter') && 'ملازموں کا کوارٹر',
    ].filter((word) => typeof word === 'string')
    return made.length > 1 && `احاطے میں ${list(made)} ہیں۔`
  },
  ({ facts, first }) =>
    first('beds') && `${bedsOf(facts)} اور ${bathsOf(facts)}، زیادہ تر کمرے برآمدے میں کھلتے ہیں۔`,
  ({ tells }) => tells('Servant quarter') && 'چوکیدار کا خاندان گیٹ کے پاس کوارٹر میں رہتا ہے۔',
  ({ tells }) => tells('Terrace') && 'ٹیرس پر لمبی میز آ جاتی ہے۔',
  ({ tells }) => tells('Fruit trees') && 'راستے کے دونوں طرف پھل دار درخت ہیں۔',
]

const farmServices: readonly Phrase[] = [
  ({ has, tells }) =>
    has('Water bore') &&
    has('Solar panels') &&
    tells('Solar panels') &&
    tells('Water bore') &&
    'بور سولر پر چلتا ہے، پانی دینے کا خرچ نہیں۔',
  ({ tells }) => tells('Water bore') && 'گہرے بور کا میٹھا پانی۔',
  ({ tells }) => tells('Boundary wall') && 'چاروں طرف دیوار اور ایک گیٹ۔',
  ({ tells }) => tells('Guard room') && 'داخلے پر گارڈ روم ہے۔',
  ({ tells }) => tells('Solar panels') && 'دن بھر گھر سولر پر چلتا ہے۔',
  ({ tells }) => tells('Gas') && 'گیس بھی آ چکی ہے۔',
  ({ first }) => first('quiet') && 'شور سے دور، مگر پکی سڑک تک۔',
]

const landOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'farmhouse plot' &&
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)}، فارم ہاؤس کے لیے منظور شدہ۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'farmhouse plot' &&
    first('size') &&
    `${sizeOf(facts)} کا فارم ہاؤس پلاٹ، ${random.pick(['دونوں طرف فارم ہاؤس بن چکے ہیں', 'آدھی قطار آباد ہے', 'سڑک کے پُرسکون سرے پر'])}۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'agricultural land' &&
    first('size') &&
    `${sizeOf(facts)} زیرِ کاشت زمین، ${random.pick(['سال میں دو فصلیں', 'گندم اور چارہ', 'ایک ہی ٹکڑا، بیچ میں راستہ نہیں'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'agricultural land' && first('size') && `${inPlace(facts)} ${sizeOf(facts)} زرعی زمین۔`,
  ({ tells, facts, first }) =>
    tells('Main road') && first('size') && `${sizeOf(facts)} زمین، فرنٹ مین روڈ پر۔`,
]

const landMiddle: readonly Phrase[] = [
  ({ has, tells }) =>
    has('Tube well') &&
    has('Canal water') &&
    tells('Tube well') &&
    tells('Canal water') &&
    'باری کا نہری پانی، باقی کے لیے ٹیوب ویل۔',
  ({ tells }) => tells('Tube well') && 'زمین پر ٹیوب ویل لگا ہے۔',
  ({ tells }) => tells('Canal water') && 'نہری پانی پرانی باری پر ملتا ہے۔',
  ({ tells }) => tells('Level') && 'زمین ہموار اور ایک ہی ٹکڑے میں ہے۔',
  ({ tells }) => tells('Electricity') && 'بجلی کا کنکشن زمین کے کنارے موجود ہے۔',
  ({ tells }) => tells('Fruit trees') && 'ایک حصے میں پھل دار باغ ہے۔',
  ({ has, first }) =>
    !has('Electricity') && first('Electricity') && 'بجلی ابھی نہیں، لائن سڑک پر سے گزرتی ہے۔',
  (t) => {
    const near = nearby(t)
    return near && `${near} سے زیادہ دور نہیں۔`
  },
]

const landTerms: readonly Phrase[] = [
  () => 'فرد، انتقال اور قبضہ ایک ہی نام پر ہیں۔',
  () => 'پٹواری کا ریکارڈ صاف ہے، اسی مہینے کی فرد موجود ہے۔',
  () => 'پوری زمین ایک ساتھ فروخت ہو گی۔',
  () => 'ٹرانسفر سے پہلے نشان دہی بیچنے والے کے خرچ پر۔',
  () => 'مالک بیرونِ ملک ہیں، دستخط ان کے مختار کریں گے۔',
]

const yardOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype === 'warehouse' &&
    first('size') &&
    first('height') &&
    `ایک ہی چھت تلے ${sizeOf(facts)} کا گودام، اونچائی ${facts.height} فٹ۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'warehouse' &&
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} کا ${random.pick(['خشک', 'صاف', 'اسٹیل کے ڈھانچے والا'])} گودام۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'factory' &&
    first('size') &&
    `${sizeOf(facts)} پر فیکٹری، ${random.pick(['پہلے گارمنٹس کا کام ہوتا تھا', 'پہلے پیکنگ کا کام ہوتا تھا', 'مشینیں ہٹا دی گئی ہیں'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'factory' &&
    first('height') &&
    `${facts.height} فٹ اونچے ہال اور مشینوں کا وزن اٹھانے والا فرش۔`,
  ({ facts, first, random }) =>
    facts.subtype === 'industrial land' &&
    first('size') &&
    `${inPlace(facts)} ${sizeOf(facts)} صنعتی زمین، ${random.pick(['بھرائی ہو چکی ہے', 'چلتی ہوئی فیکٹریوں کے درمیان', 'نشان دہی ہو چکی ہے'])}۔`,
  (t) => {
    const near = nearby(t)
    return (
      near && t.first('size') && `${near} سے چند منٹ پر ${sizeOf(t.facts)} ${of(t.facts)} ${nounOf(t.facts)}۔`
    )
  },
]

const yardMiddle: readonly Phrase[] = [
  ({ tells }) => tells('Three-phase power') && 'تھری فیز بجلی لگی ہوئی ہے۔',
  ({ tells }) => tells('Loading dock') && 'مال چھت کے نیچے پلیٹ فارم پر اترتا ہے۔',
  ({ tells }) => tells('Main road') && 'مین روڈ سے 40 فٹ کا کنٹینر اندر آ جاتا ہے۔',
  ({ has, first }) => !has('Main road') && first('Main road') && 'راستے سے 22 ویلر گزر جاتا ہے۔',
  ({ tells }) => tells('Boundary wall') && 'چار دیواری اور گیٹ موجود ہے۔',
  ({ has, tells }) =>
    has('Guard room') &&
    has('Site office') &&
    tells('Guard room') &&
    tells('Site office') &&
    'گیٹ پر دفتر اور گارڈ روم ہیں۔',
  ({ tells }) => tells('Site office') && 'چھوٹا سا دفتر بھی ساتھ ہے۔',
  ({ tells }) => tells('Water bore') && 'پانی اپنے بور کا ہے۔',
  ({ tells }) => tells('Gas') && 'صنعتی گیس کا کنکشن چالو ہے۔',
]

const farm = {
  opening: farmOpening,
  layout: farmMiddle,
  services: farmServices,
  place: shared.onTheRoad,
  viewing: shared.viewing,
}
const land = {
  opening: landOpening,
  ground: landMiddle,
  more: landMiddle,
  terms: landTerms,
  viewing: shared.viewing.slice(3, 8),
}
const site = {
  opening: yardOpening,
  middle: yardMiddle,
  more: yardMiddle,
  place: shared.onTheRoad,
  viewing: shared.viewing,
}

export const farmHouse = {
  sale: { ...farm, terms: shared.salePapers },
  rent: { ...farm, terms: shared.rentTerms },
}
export const openLand = { sale: land, rent: land }
export const yard = { sale: { ...site, terms: shared.salePapers }, rent: { ...site, terms: letTerms } }
