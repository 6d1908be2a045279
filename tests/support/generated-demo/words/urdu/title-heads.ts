import type { Teller } from '../tell.ts'
import { agree, bedsOf, floorOf, nounOf, of, sizeOf, stateOf, storeyed, tradeOf } from './wording.ts'

/** What a headline in Urdu may begin with. */
export function headsOf(t: Teller): string[] {
  const { facts, random } = t
  const noun = nounOf(facts)
  const size = sizeOf(facts)
  const beds = `${facts.beds} بیڈ روم`
  const state = stateOf(facts, random)
  switch (facts.family) {
    case 'home': {
      const corner = t.has('Corner')
        ? [`${size} کا کارنر مکان`, `${beds} کا کارنر مکان`, `کارنر مکان، ${size}`]
        : []
      return [
        `${size} کا مکان`,
        `${size} کا ${storeyed(facts)} مکان`,
        `${size} کا ${state} مکان`,
        `${beds} کا ${state} مکان`,
        `${size} پر ${bedsOf(facts)} کا گھر`,
        `${beds} کا ${storeyed(facts)} گھر`,
        `خاندان کے لیے ${size} کا گھر`,
        `${state} ${storeyed(facts)} مکان`,
        ...corner,
        ...corner,
      ]
    }
    case 'portion':
      return portionHeads(t, noun, size, beds)
    case 'flat':
      return flatHeads(t, noun, size, beds, state)
    case 'farm':
      return [
        `${size} کا فارم ہاؤس`,
        `${beds} کا فارم ہاؤس`,
        `${size} پر ${state} فارم ہاؤس`,
        `${bedsOf(facts)} کا فارم ہاؤس`,
        `چھٹیاں گزارنے کے لیے ${size} کا فارم ہاؤس`,
      ]
    case 'plot':
      return plotHeads(t, size)
    case 'land':
      return [
        `${size} ${noun}`,
        `${size} ${of(facts)} ${noun}`,
        facts.subtype === 'agricultural land' ? `کاشت کے لیے ${size} زمین` : `فارم ہاؤس کے لیے ${size} زمین`,
        ...(t.has('Level') ? [`${size} ہموار زمین`] : []),
      ]
    case 'workplace':
      return workplaceHeads(t, size, state)
    case 'yard':
      return [
        `${size} ${of(facts)} ${noun}`,
        `${noun}، رقبہ ${size}`,
        ...(t.has('Main road') ? [`مین روڈ پر ${size} ${of(facts)} ${noun}`] : []),
        ...(facts.subtype === 'warehouse'
          ? [`${facts.height} فٹ اونچا گودام`, `${size} کا ${facts.height} فٹ اونچا گودام`]
          : []),
      ]
  }
}

function portionHeads({ facts, has }: Teller, noun: string, size: string, beds: string): string[] {
  if (facts.subtype === 'room')
    return [
      'ایک فرد کے لیے کمرہ',
      `${size} کا کمرہ`,
      'اٹیچڈ باتھ والا کمرہ',
      has('Furnished') ? 'فرنشڈ کمرہ' : 'روشن کمرہ',
    ]
  const kept = has('Furnished')
    ? [`فرنشڈ ${noun}`, `${beds} ${of(facts)} فرنشڈ ${noun}`]
    : [`${agree(facts, 'صاف ستھرا', 'صاف ستھری')} ${noun}`, `${beds} ${of(facts)} ہوادار ${noun}`]
  return [
    `${beds} ${of(facts)} ${noun}`,
    `${size} ${of(facts)} ${noun}`,
    `${noun}، ${bedsOf(facts)}`,
    `${size} پر ${noun}`,
    ...kept,
  ]
}

function flatHeads(
  { facts, has }: Teller,
  noun: string,
  size: string,
  beds: string,
  state: string,
): string[] {
  const kept = has('Furnished') ? 'فرنشڈ' : has('Semi-furnished') ? 'سیمی فرنشڈ' : state
  const top = facts.subtype === 'penthouse' ? 'سب سے اوپر کی منزل' : floorOf(facts)
  const seen = has('Sea view') ? [`سمندر کے سامنے ${noun}`, `سمندر کے سامنے ${beds} کا ${noun}`] : []
  const suite = facts.subtype === 'hotel suites'
  return [
    `${size} کا ${noun}`,
    `${kept} ${noun}، ${size}`,
    `${top} پر ${size} کا ${noun}`,
    `${top} پر ${kept} ${noun}`,
    ...(suite ? [] : [`${beds} کا ${noun}`, `${beds} کا ${kept} ${noun}`, `${top} پر ${beds} کا ${noun}`]),
    ...seen,
  ]
}

function plotHeads({ facts, has }: Teller, size: string): string[] {
  if (facts.subtype === 'plot file')
    return [
      `${size} پلاٹ کی فائل`,
      `${size} کی فائل`,
      `${size} کی فائل، ٹرانسفر کے لیے تیار`,
      `${size} کی فائل آج کے ریٹ پر`,
      `${size} کی اوپن فائل`,
    ]
  const kind = facts.subtype === 'commercial plot' ? 'کمرشل پلاٹ' : 'رہائشی پلاٹ'
  const short = facts.subtype === 'commercial plot' ? kind : 'پلاٹ'
  const qualities = [has('Corner') && 'کارنر', has('Level') && 'ہموار', has('Park facing') && 'پارک فیسنگ']
  return [
    `${size} کا ${kind}`,
    `${size} کا ${short}`,
    `${kind}، ${size}`,
    ...qualities
      .filter((quality) => typeof quality === 'string')
      .flatMap((quality) => [
        `${size} کا ${quality} ${short}`,
        `${quality} ${kind}`,
        `${quality} ${short}، ${size}`,
      ]),
  ]
}

function workplaceHeads({ facts, has }: Teller, size: string, state: string): string[] {
  switch (facts.subtype) {
    case 'office':
      return [
        `${size} کا دفتر`,
        `${floorOf(facts)} پر دفتر`,
        `${floorOf(facts)} پر ${size} کا دفتر`,
        has('Furnished') ? `${size} کا فرنشڈ دفتر` : `${size} کا کھلا ہال، دفتر کے لیے`,
      ]
    case 'shop':
      return [
        `${size} کی دکان`,
        `${floorOf(facts)} پر دکان`,
        `${floorOf(facts)} پر ${size} کی دکان`,
        `${facts.front} فٹ فرنٹ کی دکان`,
        `${size} کی دکان، ${facts.front} فٹ فرنٹ`,
      ]
    case 'building':
      return [
        `${storeyed(facts)} عمارت`,
        `${size} پر کمرشل عمارت`,
        `${size} کی ${storeyed(facts)} کمرشل عمارت`,
        `${state} ${storeyed(facts)} عمارت، ${size}`,
      ]
    default:
      return [
        `${size} کی جگہ، ${tradeOf(facts)} کے لیے`,
        `${tradeOf(facts)} کے لیے جگہ`,
        `${tradeOf(facts)} کے لیے ${size} کی جگہ`,
      ]
  }
}
