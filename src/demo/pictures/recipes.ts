/** What the pictures of a listing are of, by its kind. */
import type { Subtype } from '#contract/listings/property.ts'

export interface Recipe {
  /** The kinds that may come first in a list. */
  first: readonly string[]
  /** What may come first as well while too few of those fit: a room rather than a front that is not so. */
  instead?: readonly string[]
  /** What follows, in this order, as many as there are. */
  rest: readonly string[]
}

const fronts = ['house']
const rooms = ['lounge', 'kitchen', 'bedroom', 'bath', 'bedroom', 'lounge']
const flat: Recipe = {
  first: ['apartments', 'lounge'],
  rest: ['lounge', 'bedroom', 'kitchen', 'bath', 'apartments', 'bedroom'],
}
const portion: Recipe = { first: fronts, instead: ['lounge'], rest: rooms }
const plot: Recipe = {
  first: ['plot'],
  rest: ['plots', 'street', 'plots', 'site', 'street'],
}
const land: Recipe = {
  first: ['fields', 'plot', 'plots'],
  rest: ['fields', 'plots', 'fields', 'plots', 'street'],
}
const hall: Recipe = {
  first: ['warehouse', 'hall'],
  rest: ['warehouse', 'hall', 'office', 'office', 'site', 'warehouse'],
}

const recipes: Record<Subtype, Recipe> = {
  house: { first: fronts, instead: ['lounge'], rest: [...rooms, 'street'] },
  apartment: flat,
  penthouse: flat,
  'upper portion': portion,
  'lower portion': portion,
  'farm house': { first: ['farm', 'house'], instead: ['lounge'], rest: [...rooms, 'fields'] },
  room: { first: ['bedroom'], rest: ['bath', 'lounge', 'kitchen', 'bedroom'] },
  'hotel suites': { first: ['bedroom', 'apartments'], rest: ['bedroom', 'bath', 'lounge', 'apartments'] },
  basement: { first: ['lounge', 'bedroom'], rest: ['lounge', 'bedroom', 'kitchen', 'bath'] },
  annexe: { first: ['bedroom', 'lounge'], rest: ['bedroom', 'lounge', 'kitchen', 'bath'] },
  'residential plot': plot,
  'commercial plot': plot,
  'plot file': plot,
  'farmhouse plot': land,
  'agricultural land': land,
  'industrial land': land,
  office: {
    first: ['office', 'reception', 'building'],
    rest: ['office', 'reception', 'office', 'apartments', 'office', 'apartments'],
  },
  shop: { first: ['shop', 'store'], rest: ['shop', 'store', 'shop', 'store', 'shop'] },
  warehouse: hall,
  factory: hall,
  building: {
    first: ['building', 'shop', 'apartments'],
    rest: ['apartments', 'shop', 'office', 'reception', 'site'],
  },
  other: {
    first: ['shop', 'office', 'reception', 'store'],
    rest: ['reception', 'office', 'shop', 'store', 'office', 'shop'],
  },
}

export const recipeOf = (subtype: Subtype): Recipe => recipes[subtype]
