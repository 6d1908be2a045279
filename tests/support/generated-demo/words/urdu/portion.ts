/** Portions, basements, annexes and rooms, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { bathsOf, bedsOf, inPlace, nearby, nounOf, of, sizeOf } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first }) =>
    facts.subtype !== 'room' &&
    first('beds') &&
    `${inPlace(facts)} ${bedsOf(facts)} ${of(facts)} ${nounOf(facts)}۔`,
  ({ facts, first }) =>
    facts.subtype === 'upper portion' &&
    first('size') &&
    `${sizeOf(facts)} کے مکان کا بالائی حصہ، سیڑھیاں الگ۔`,
  ({ facts, first }) =>
    facts.subtype === 'lower portion' &&
    first('size') &&
    `${sizeOf(facts)} کے مکان کا نچلا حصہ، مالک اوپر رہتے ہیں۔`,
  ({ facts, first, random }) =>
    facts.subtype.endsWith('portion') &&
    first('beds') &&
    first('baths') &&
    `${bedsOf(facts)}، ${bathsOf(facts)}، لاؤنج اور ${random.pick(['کھلا کچن', 'الماریوں والا کچن', 'ہوادار کچن'])}۔`,
  ({ facts, first }) =>
    facts.subtype === 'basement' &&
    first('beds') &&
    `گلی سے نیچے ${bedsOf(facts)}، خشک اور ہوادار، درمیان میں لاؤنج۔`,
  ({ facts, first }) =>
    facts.subtype === 'basement' &&
    first('size') &&
    `${sizeOf(facts)} کا پورا تہہ خانہ، روشنی کے لیے کھلا صحن۔`,
  ({ facts, first }) =>
    facts.subtype === 'annexe' && first('beds') && `الگ گیٹ والی انیکسی، ${bedsOf(facts)} اور چھوٹا کچن۔`,
  ({ facts, first }) =>
    facts.subtype === 'annexe' && first('size') && `بڑے گھر کے پیچھے ${sizeOf(facts)} کی پُرسکون انیکسی۔`,
  ({ facts, first }) =>
    facts.subtype === 'room' && first('size') && `${sizeOf(facts)} کا ایک کمرہ، باتھ روم ساتھ۔`,
  ({ facts, random }) =>
    facts.subtype === 'room' &&
    `${random.pick(['طالب علم', 'ملازمت پیشہ فرد', 'دوسرے شہر سے آنے والے'])} کے لیے ${random.pick(['پُرسکون', 'صاف ستھرا', 'دھوپ والا'])} کمرہ، اٹیچڈ باتھ۔`,
  ({ facts, tells }) =>
    tells('Furnished') &&
    `فرنشڈ، ${facts.subtype === 'room' ? 'بیڈ، میز اور الماری موجود' : 'پردوں تک سب کچھ موجود'}۔`,
  ({ facts, tells }) =>
    facts.subtype !== 'room' &&
    tells('Separate entrance') &&
    `${nounOf(facts)} جس کا راستہ مالک سے بالکل الگ ہے۔`,
  ({ facts, first, random }) =>
    facts.subtype.endsWith('portion') &&
    first('beds') &&
    `${bedsOf(facts)} اور لاؤنج، ${random.pick(['سارا دن روشن', 'پُرسکون گھر میں', 'تازہ رنگ کیا ہوا', 'گلی کی طرف کھلتا ہوا'])}۔`,
  ({ facts, first }) =>
    facts.subtype.endsWith('portion') &&
    first('size') &&
    first('beds') &&
    `${sizeOf(facts)} پر ${nounOf(facts)}: ${bedsOf(facts)}، ${bathsOf(facts)}۔`,
  ({ facts, random }) =>
    facts.purpose === 'rent' &&
    facts.subtype.endsWith('portion') &&
    random.pick([
      'اُس خاندان کے لیے جو گھر چاہتا ہے مگر گھر کا کرایہ نہیں۔',
      'پُرسکون گھر، ساتھ صرف ایک اور خاندان۔',
    ]),
  (t) => {
    const near = nearby(t)
    return near && `${near} کے قریب ${nounOf(t.facts)}۔`
  },
]

const layout: readonly Phrase[] = [
  ({ facts, first, random }) =>
    facts.subtype !== 'room' &&
    facts.subtype !== 'basement' &&
    first('plan') &&
    random.pick([
      'کچن الگ ہے اور اس میں کھڑکی ہے۔',
      'لاؤنج میں صوفہ اور کھانے کی میز دونوں آ جاتے ہیں۔',
      'کمرے مناسب سائز کے، دو طرف کھڑکیاں۔',
      'بیڈ روم پیچھے کی طرف ہیں، گلی کے شور سے دور۔',
    ]),
  ({ facts, first }) =>
    (facts.beds ?? 0) > 1 &&
    first('beds') &&
    first('baths') &&
    `${bedsOf(facts)} اور ${bathsOf(facts)}، سب میں الماریاں۔`,
  ({ tells, first }) => tells('Drawing room') && first('layout') && 'ڈرائنگ اور ڈائننگ لاؤنج سے الگ ہیں۔',
  ({ tells, first }) => tells('Servant quarter') && first('layout') && 'چھت پر سرونٹ کوارٹر بھی ساتھ ہے۔',
  ({ tells, first }) => tells('Store room') && first('layout') && 'سامان کے لیے اسٹور موجود ہے۔',
  ({ facts, first }) =>
    facts.subtype === 'upper portion' && first('layout') && 'چھت اور سامنے کا ٹیرس صرف آپ کا ہے۔',
  ({ facts, first }) =>
    facts.subtype === 'lower portion' && first('layout') && 'سامنے کا چھوٹا صحن اسی حصے کا ہے۔',
  ({ facts, first, has }) =>
    facts.subtype !== 'room' &&
    !has('Furnished') &&
    first('finish') &&
    'ٹائل کے فرش، الماریاں اور ہر باتھ میں گیزر۔',
  ({ facts, first }) =>
    facts.subtype === 'room' && first('layout') && 'کچن اور واشنگ مشین کا استعمال کرائے میں شامل ہے۔',
]

const services: readonly Phrase[] = [
  ({ first, random }) =>
    first('upkeep') &&
    random.pick([
      'اس گلی میں پانی کی کمی نہیں ہوتی۔',
      'رات کو گلی میں چوکیدار ہوتا ہے۔',
      'یہاں بجلی کم ہی جاتی ہے۔',
    ]),
  ({ tells }) => tells('Separate meters') && 'گیس اور بجلی کے میٹر الگ ہیں، بل صرف آپ کا اپنا۔',
  ({ tells }) => tells('Parking') && 'گیٹ کے اندر ایک گاڑی کی پارکنگ ہے۔',
  ({ tells }) => tells('UPS wiring') && 'یو پی ایس کی وائرنگ موجود ہے۔',
  ({ tells }) => tells('Water bore') && 'پانی گھر کے اپنے بور سے آتا ہے۔',
  ({ tells }) => tells('Gas') && 'سردیوں میں بھی گیس کا پریشر ٹھیک رہتا ہے۔',
  ({ tells }) => tells('Separate entrance') && 'راستہ الگ ہے۔',
  ({ tells }) => tells('Corner') && 'مکان کارنر پر ہے، روشنی دو طرف سے آتی ہے۔',
  ({ tells }) => tells('Park facing') && 'سامنے پارک ہے۔',
  ({ has, first }) => !has('Parking') && first('Parking') && 'گاڑی گلی میں کھڑی ہوتی ہے، گلی کافی چوڑی ہے۔',
  ({ has, first }) => !has('Gas') && first('Gas') && 'کھانا سلنڈر پر پکتا ہے، گیس کی لائن نہیں ہے۔',
]

const topics = { opening, layout, services, place: shared.inTown, viewing: shared.viewing }

export const portion = {
  sale: { ...topics, terms: shared.salePapers },
  rent: { ...topics, terms: [...shared.tenants, ...shared.rentTerms] },
}
