import type { Purpose, Subtype } from '#contract/listings/property.ts'

export type Offer = `${Purpose} ${Subtype}`
type Weights = Readonly<Partial<Record<Offer, number>>>

/** A society of houses and plots, built up for the most part. */
const homes = {
  'sale house': 34,
  'rent house': 9,
  'rent upper portion': 8,
  'rent lower portion': 6,
  'rent annexe': 1,
  'rent basement': 1,
  'rent room': 1,
  'sale residential plot': 19,
  'sale commercial plot': 3,
  'sale apartment': 4,
  'rent apartment': 3,
  'sale building': 1,
  'rent building': 1,
  'sale shop': 2,
  'rent shop': 2,
  'rent office': 2,
} satisfies Weights

/** What is on offer where, by the character of an area; the numbers are shares of it. */
export const mixes = {
  homes,
  /** A planned sector of Islamabad: hardly an empty plot, many tenants. */
  sector: {
    ...homes,
    'rent house': 14,
    'rent upper portion': 10,
    'rent lower portion': 7,
    'rent annexe': 2,
    'rent basement': 3,
    'sale residential plot': 9,
    'sale apartment': 9,
    'rent apartment': 7,
    'sale penthouse': 1,
    'rent other': 1,
  },
  /** Houses and apartment blocks side by side. */
  mixed: {
    'sale house': 22,
    'rent house': 6,
    'sale apartment': 20,
    'rent apartment': 13,
    'sale penthouse': 2,
    'rent penthouse': 1,
    'rent upper portion': 5,
    'rent lower portion': 4,
    'rent room': 2,
    'sale residential plot': 9,
    'sale commercial plot': 3,
    'sale shop': 4,
    'rent shop': 3,
    'sale office': 2,
    'rent office': 3,
    'rent other': 1,
  },
  flats: {
    'sale apartment': 42,
    'rent apartment': 24,
    'sale penthouse': 5,
    'rent penthouse': 2,
    'rent room': 3,
    'sale hotel suites': 2,
    'sale house': 6,
    'sale shop': 6,
    'rent shop': 4,
    'rent office': 4,
    'sale office': 2,
  },
  /** Karachi: measured in square yards, portions are sold too. */
  yards: {
    'sale house': 31,
    'rent house': 7,
    'sale upper portion': 7,
    'sale lower portion': 5,
    'rent upper portion': 8,
    'rent lower portion': 5,
    'rent annexe': 1,
    'sale residential plot': 14,
    'sale commercial plot': 3,
    'sale apartment': 8,
    'rent apartment': 5,
    'rent shop': 2,
    'rent office': 2,
    'sale building': 1,
  },
  business: {
    'sale office': 20,
    'rent office': 24,
    'sale shop': 12,
    'rent shop': 13,
    'sale building': 6,
    'rent building': 5,
    'sale commercial plot': 5,
    'sale apartment': 5,
    'rent apartment': 4,
    'sale hotel suites': 2,
    'rent other': 5,
    'sale other': 2,
  },
  /** A society still being built: plots and files first. */
  growing: {
    'sale residential plot': 44,
    'sale plot file': 17,
    'sale commercial plot': 7,
    'sale house': 20,
    'rent house': 3,
    'rent upper portion': 2,
    'rent lower portion': 2,
    'sale apartment': 4,
    'rent apartment': 1,
    'sale shop': 2,
  },
  farms: {
    'sale farm house': 40,
    'rent farm house': 10,
    'sale farmhouse plot': 30,
    'sale residential plot': 12,
    'sale house': 8,
  },
  /** Farm houses among fields. */
  country: {
    'sale farm house': 36,
    'rent farm house': 6,
    'sale farmhouse plot': 28,
    'sale agricultural land': 24,
    'sale residential plot': 6,
  },
  industry: {
    'rent warehouse': 28,
    'sale warehouse': 12,
    'sale factory': 16,
    'rent factory': 12,
    'sale industrial land': 24,
    'rent office': 6,
    'sale other': 2,
    'rent other': 2,
  },
  hills: {
    'sale apartment': 34,
    'rent apartment': 4,
    'sale house': 20,
    'rent house': 3,
    'sale penthouse': 3,
    'sale hotel suites': 8,
    'sale residential plot': 20,
    'sale building': 5,
  },
} satisfies Record<string, Weights>

export type MixName = keyof typeof mixes

/** The two halves of an offer: 'rent upper portion' is for rent, an upper portion. */
export function readOffer(offer: Offer): { purpose: Purpose; subtype: Subtype } {
  const cut = offer.indexOf(' ')
  // The type says that the text is a purpose, one space and a subtype.
  return { purpose: offer.slice(0, cut) as Purpose, subtype: offer.slice(cut + 1) as Subtype }
}
