/** Which column is what, guessed from the columns' names and what they hold. */
import type { ImportMapping, ImportProfileEntry } from '#contract/admin/import-mapping.ts'
import type { FoundColumn } from '#contract/admin/import-runs.ts'
import { purposeMeant, subtypeMeant } from '#contract/admin/import-synonyms.ts'
import { defaultMarlaBasis, type SizeUnit } from '#contract/listings/property.ts'
import { profileOf } from '../mapping.ts'
import { columnsOf } from '../profile.ts'

export type Guess = { mapping: ImportMapping; profile: string }

/** The profile that finds all its columns in the file, the one with most of them; else a guess by the names. */
export function guessMapping(
  found: { columns: readonly FoundColumn[]; delimiter: string },
  profiles: readonly ImportProfileEntry[],
): Guess {
  const names = new Set(found.columns.map(({ name }) => name))
  const [best] = profiles
    .map((entry) => ({ entry, needed: columnsOf(profileOf(entry.mapping)) }))
    .filter(({ needed }) => needed.every((name) => names.has(name)))
    .sort((one, other) => other.needed.length - one.needed.length)
  if (best) {
    const { name, mapping } = best.entry
    return { profile: name, mapping: { ...mapping, delimiter: found.delimiter } }
  }
  return { profile: '', mapping: guessByNames(found) }
}

const spellings = {
  city: /^(?:city|town|shehr|shahar|شہر)$/i,
  location:
    /^(?:location|locality|area(?:[ _]?name)?|address|society|scheme|block|phase|sector|ilaqa|ilaaqa)$/i,
  date: /^(?:date|(?:listed|posted|added|updated)(?:[ _](?:on|at|date))?|(?:listing|posting|deal|sale)?[ _]?date)$/i,
  currency: /^(?:currency|curr)$/i,
  type: /^(?:(?:property|listing)?[ _]?(?:sub)?[ _]?type|category|qisam)$/i,
  price: /^(?:price|demand|asking(?:[ _]price)?|rent|amount|qeemat|keemat)(?:[ _(].*)?$/i,
  size: /^(?:size(?:[ _(].*)?|marlas?|kanals?|raqba|(?:land|covered|plot)?[ _]?area(?:[ _]size)?|area[ _(]?(?:marla|size|sq).*)$/i,
  unit: /^(?:(?:size|area)?[ _]?unit)$/i,
  beds: /^(?:bed(?:room)?s?|rooms|no\.? of beds)$/i,
  baths: /^bath(?:room)?s?$/i,
  possession:
    /^(?:possession(?:[ _]status)?|construction(?:[ _](?:status|state))?|completion[ _]status|qabza|قبضہ)$/i,
  yearBuilt:
    /^(?:year(?:[ _](?:built|of[ _]construction))?|built(?:[ _](?:in|year))?|construction[ _]year|سال تعمیر)$/i,
  floor: /^(?:floor(?:[ _]?(?:no|number|level))?\.?|storey|manzil|منزل)$/i,
  description: /^(?:description|details?|remarks|notes?)$/i,
  titleInUrdu: /^(?:(?:title|headline)[ _(]+(?:in[ _])?(?:urdu|ur)\)?|عنوان)$/i,
  descriptionInUrdu: /^(?:(?:description|details?)[ _(]+(?:in[ _])?(?:urdu|ur)\)?|تفصیل)$/i,
  title: /^(?:title|headline|name|heading)$/i,
  reference: /^(?:ref(?:erence)?(?:[ _]?(?:no|id|number))?\.?|code|file[ _]?no\.?)$/i,
  propertyId: /^(?:(?:property|listing|ad)?[ _]?id)$/i,
  purpose: /^(?:purpose|for|sale[ _/]?(?:or[ _])?rent|deal|offer)$/i,
} as const

function guessByNames({
  columns,
  delimiter,
}: {
  columns: readonly FoundColumn[]
  delimiter: string
}): ImportMapping {
  const named = (what: keyof typeof spellings) =>
    columns.filter(({ name }) => spellings[what].test(name.trim())).map(({ name }) => name)
  const first = (what: keyof typeof spellings) => named(what).slice(0, 1)
  const size = measured(columns, named('size')).slice(0, 1)
  // One that names the place as well as the size is the size only where the other is there too.
  const location = named('location').filter((name) => !size.includes(name))
  const isBoth = location.length === 0 && size.some((name) => spellings.location.test(name))
  const type = first('type')
  const [purpose] = named('purpose')
  const [reference] = named('reference')
  const [propertyId] = named('propertyId')
  const [title] = named('title')
  const [id] = [reference, propertyId].filter((name) => name !== undefined)
  return {
    source: 'agency-list',
    delimiter,
    empty: ['', '-', 'N/A'],
    columns: {
      city: first('city'),
      location: isBoth ? size : location.slice(0, 6),
      type,
      price: first('price'),
      size: isBoth ? [] : [...size, ...first('unit')],
      beds: first('beds'),
      baths: first('baths'),
      possession: first('possession'),
      year_built: first('yearBuilt'),
      floor: first('floor'),
      date: first('date'),
      currency: first('currency'),
      description: first('description'),
      title_ur: first('titleInUrdu'),
      description_ur: first('descriptionInUrdu'),
    },
    id: id === undefined ? null : { column: id, pattern: null, is: 'reference' },
    identity: [],
    title: title === undefined ? null : { column: title, pattern: null, written: 'text' },
    purpose: {
      column: purpose ?? null,
      values: valuesOf(columns, purpose).flatMap((text) => {
        const meant = purposeMeant(text)
        return meant ? [{ text, purpose: meant }] : []
      }),
      rent_words: ['for rent'],
      default: purpose === undefined ? 'sale' : null,
    },
    type_default: null,
    type_group: null,
    price_kind: 'asked',
    date: null,
    size_unit: named('unit').length > 0 ? null : unitIn(size[0] ?? ''),
    city_names: [],
    types: valuesOf(columns, type[0]).flatMap((text) => {
      const meant = subtypeMeant(text)
      return meant ? [{ text, subtype: meant }] : []
    }),
    marla: defaultMarlaBasis,
    cities: [],
    bounds: {
      sale_price: [100_000, 10_000_000_000],
      rent_price: [1_000, 50_000_000],
      sqft: [40, 5_000_000],
      rooms: [0, 30],
    },
  }
}

/** The columns that hold sizes, where any does: 'Area' may be a place. */
function measured(columns: readonly FoundColumn[], names: readonly string[]): string[] {
  const hold = names.filter((name) => {
    const samples = columns.find((column) => column.name === name)?.samples ?? []
    return samples.length > 0 && samples.every((sample) => /^\d/.test(sample))
  })
  return hold.length > 0 ? hold : [...names]
}

const unitNames: ReadonlyArray<[RegExp, SizeUnit]> = [
  [/marla/i, 'marla'],
  [/kanal/i, 'kanal'],
  [/sq\.?[ _]?y|yard|gaz/i, 'sqyd'],
  [/sq\.?[ _]?m|met(?:er|re)/i, 'sqm'],
  [/sq\.?[ _]?f|sft|feet|foot/i, 'sqft'],
]

/** The unit that a column's name says, as in 'Size (Marla)'. */
function unitIn(name: string): SizeUnit | null {
  return unitNames.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

function valuesOf(columns: readonly FoundColumn[], name: string | undefined): string[] {
  return columns.find((column) => column.name === name)?.values?.map(({ value }) => value) ?? []
}
