/** Suites of hotels, in Urdu. */
import type { Phrase } from '../tell.ts'
import * as shared from './shared.ts'
import { floorOf, inPlace, list, nearby, sizeOf } from './wording.ts'

const opening: readonly Phrase[] = [
  ({ facts, first, random }) =>
    first('size') &&
    `${inPlace(facts)} ${random.pick(['ایک ہوٹل', 'ایک ہی آپریٹر کے ہوٹل', 'چھوٹے ہوٹل'])} میں ${sizeOf(facts)} کا سویٹ۔`,
  ({ random }) =>
    `آمدنی کے لیے: آپریٹر سویٹ کرائے پر دیتا ہے اور مالک کو ${random.pick(['ہر ماہ', 'ہر تین ماہ بعد'])} ادائیگی کرتا ہے۔`,
  ({ facts, first }) =>
    first('floor') &&
    first('size') &&
    `${floorOf(facts)} پر ${sizeOf(facts)}: بیڈ روم، بیٹھک، پینٹری اور باتھ۔`,
  ({ tells }) => tells('Hill view') && 'سویٹ کی بیٹھک سے پہاڑ نظر آتے ہیں۔',
  (t) => {
    const near = nearby(t)
    return near && t.first('size') && `${near} کے قریب ${sizeOf(t.facts)} کا ہوٹل سویٹ۔`
  },
]

const income: readonly Phrase[] = [
  ({ random }) => `مالک سال میں ${random.pick(['دو', 'تین', 'چار'])} ہفتے خود ٹھہر سکتے ہیں۔`,
  ({ facts, random }) =>
    facts.age > 0 &&
    `پچھلے سال ${random.pick(['تین میں سے دو راتیں', 'زیادہ تر چھٹیوں میں', 'مئی سے ستمبر تک مسلسل'])} کرائے پر رہا۔`,
  () => 'فرنیچر، بستر اور صفائی آپریٹر کے ذمے ہے۔',
  () => 'آمدنی اور خرچ کا حساب ہر ماہ ملتا ہے۔',
]

const services: readonly Phrase[] = [
  ({ tells }) => {
    const offered = [
      tells('Reception') && 'استقبالیہ',
      tells('Gym') && 'جم',
      tells('Swimming pool') && 'سوئمنگ پول',
      tells('Rooftop garden') && 'چھت کا باغیچہ',
    ].filter((word) => typeof word === 'string')
    return (
      offered.length > 0 &&
      `مہمانوں کے لیے ${list(offered)} ${offered.length > 1 ? 'موجود ہیں' : 'موجود ہے'}۔`
    )
  },
  ({ tells }) => tells('Standby generator') && 'بجلی جانے پر سب کچھ ہوٹل کے جنریٹر پر چلتا ہے۔',
  ({ tells }) => tells('Covered parking') && 'پارکنگ چھت کے نیچے ہے۔',
  ({ tells }) => tells('Lift') && 'سامان لفٹ سے اوپر جاتا ہے۔',
]

export const hotelSuite = {
  opening,
  income,
  services,
  place: shared.closeTo,
  terms: shared.salePapers,
  viewing: shared.viewing,
}
