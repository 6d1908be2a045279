import type { Teller } from './tell.ts'
import { a, floorOf, inText, nounOf, sized, sizeOf, storeyed } from './wording.ts'

/** What a headline may begin with, in lower case. */
export function heads(t: Teller): string[] {
  const { facts, random } = t
  const noun = nounOf(facts)
  const bed = `${facts.beds}-bed`
  const state = random.pick(states(facts.age))
  const size = sized(facts)
  switch (facts.family) {
    case 'home': {
      const corner = t.has('Corner')
        ? [`corner house on ${sizeOf(facts)}`, `${bed} corner house`, `${size} corner house`]
        : []
      return [
        `${bed} house`,
        `${size} house`,
        `${bed} family house`,
        `${state} ${size} house`,
        `${state} ${bed} house`,
        `${size} ${storeyed(facts)} house`,
        `${state} ${storeyed(facts)} house`,
        `${state} family home on ${sizeOf(facts)}`,
        ...corner,
        ...corner,
      ]
    }
    case 'portion':
      return portionHeads(t, noun, bed, size)
    case 'flat':
      return flatHeads(t, noun, bed, state)
    case 'farm':
      return [
        `${size} farm house`,
        `${bed} farm house`,
        `${state} farm house on ${sizeOf(facts)}`,
        `farm house of ${inText(facts.beds ?? 0)} bedrooms`,
        `weekend farm house on ${sizeOf(facts)}`,
      ]
    case 'plot':
      return plotHeads(t, size)
    case 'land':
      return [
        `${size} ${noun}`,
        `${sizeOf(facts)} of ${facts.subtype === 'agricultural land' ? 'farm land' : 'land for a farmhouse'}`,
        `${t.has('Level') ? 'level ' : ''}${noun} of ${sizeOf(facts)}`,
      ]
    case 'workplace':
      return workplaceHeads(t, noun, size)
    case 'yard':
      return [
        `${size} ${noun}`,
        `${noun} of ${sizeOf(facts)}`,
        `${t.has('Main road') ? 'roadside' : 'approachable'} ${noun}, ${sizeOf(facts)}`,
        ...(facts.subtype === 'warehouse' ? [`warehouse with ${facts.height}-ft clear height`] : []),
      ]
  }
}

function portionHeads({ facts, has }: Teller, noun: string, bed: string, size: string): string[] {
  if (facts.subtype === 'room')
    return [
      'single room',
      `room with ${facts.baths === 1 ? 'attached bath' : 'bath'}`,
      `${has('Furnished') ? 'furnished' : 'bright'} room for one`,
      `room of ${sizeOf(facts)}`,
    ]
  const kept = has('Furnished')
    ? [`furnished ${noun}`, `furnished ${bed} ${noun}`]
    : [`${facts.subtype === 'basement' ? 'dry' : 'airy'} ${noun}`, `clean ${bed} ${noun}`]
  return [
    `${bed} ${noun}`,
    `${size} ${noun}`,
    `${noun} of ${inText(facts.beds ?? 0)} bedroom${facts.beds === 1 ? '' : 's'}`,
    ...kept,
  ]
}

function flatHeads({ facts, has }: Teller, noun: string, bed: string, state: string): string[] {
  const kept = has('Furnished') ? ['furnished'] : has('Semi-furnished') ? ['semi-furnished'] : [state]
  const seen = has('Sea view') ? [`sea-facing ${noun}`, `${bed} ${noun} facing the sea`] : []
  return [
    `${bed} ${noun}`,
    `${sized(facts)} ${noun}`,
    `${kept} ${bed} ${noun}`,
    `${kept} ${noun} of ${sizeOf(facts)}`,
    `${bed} ${noun} on the ${facts.subtype === 'penthouse' ? 'top floor' : floorOf(facts)}`,
    ...seen,
  ]
}

function plotHeads({ facts, has }: Teller, size: string): string[] {
  if (facts.subtype === 'plot file')
    return [
      `${size} plot file`,
      `file of ${a(`${size} plot`)}`,
      `${size} file, ready to transfer`,
      `${size} file at today’s rate`,
      `open file, ${sizeOf(facts)}`,
    ]
  const kind = facts.subtype === 'commercial plot' ? 'commercial plot' : 'residential plot'
  const qualities = [has('Corner') && 'corner', has('Level') && 'level', has('Park facing') && 'park-facing']
  const good = qualities.filter((quality) => typeof quality === 'string')
  return [
    `${size} ${kind}`,
    `${size} ${facts.subtype === 'commercial plot' ? kind : 'plot'}`,
    `${kind} of ${sizeOf(facts)}`,
    ...good.flatMap((quality) => [
      `${quality} ${kind}`,
      `${size} ${quality} ${facts.subtype === 'commercial plot' ? kind : 'plot'}`,
      `${quality} ${facts.subtype === 'commercial plot' ? kind : 'plot'} of ${sizeOf(facts)}`,
    ]),
  ]
}

function workplaceHeads({ facts, has }: Teller, noun: string, size: string): string[] {
  const ready = has('Furnished') ? ['furnished', 'ready'] : ['open-plan', 'bright']
  if (facts.subtype === 'office')
    return [
      `${size} office`,
      ...ready.map((word) => `${word} office of ${sizeOf(facts)}`),
      `office on the ${floorOf(facts)}`,
      `${size} office floor`,
    ]
  if (facts.subtype === 'shop')
    return [
      `${size} shop`,
      `${floorOf(facts).replace(' ', '-')} shop`,
      `shop of ${sizeOf(facts)}`,
      `shop with ${a(`${facts.front}-ft front`)}`,
      `${floorOf(facts).replace(' ', '-')} shop of ${sizeOf(facts)}`,
    ]
  if (facts.subtype === 'building')
    return [
      `${storeyed(facts)} building`,
      `commercial building on ${sizeOf(facts)}`,
      `${size} commercial building`,
      `whole building, ${inText(facts.storeys)} floors`,
    ]
  return [`${size} ${noun}`, `${noun} of ${sizeOf(facts)}`, `space for ${a(facts.use)}, ${sizeOf(facts)}`]
}

function states(age: number): string[] {
  if (age === 0) return ['newly built', 'brand-new', 'new']
  if (age <= 3) return ['nearly new', 'modern', 'bright']
  return age >= 10 ? ['sound', 'well-kept', 'well-built'] : ['well-kept', 'solid', 'bright']
}
