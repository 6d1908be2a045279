import { readSize } from '#contract/forms/typed-amounts.ts'
import { propertyTypes, sizeUnits, subtypes, typeOf } from '#contract/listings/property.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { estimates as refusals } from '#messages/common.ts'
import { estimateScreen as t } from '#messages/site.ts'
import { type Answer, type CallInput, call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { writeQuery } from '#ui/query-string.ts'
import { chosen } from '../../forms/chosen.ts'
import { choosePlace, type Place } from './choose-place.ts'
import { type EstimateAsked, isAsked } from './estimate-address.ts'

export type Estimate = Answer<'estimate'>
export type Answered = Extract<Estimate, { enough: true }>
export type NotEnough = Extract<Estimate, { enough: false }>
type Query = CallInput<'estimate'>['query'] & object
type Accuracy = Answer<'estimateAccuracy'>['data']

/** What was asked, understood. */
export type Subject = {
  place: Place
  purpose: 'sale' | 'rent'
  type: string
  size: { value: number; unit: (typeof sizeUnits)[number] }
  beds: string
}

export type EstimateData = {
  /** What is wrong with the question, by the names of its fields. */
  errors: Readonly<Record<string, string>>
  /** The places that the text may mean, where it may mean several. */
  choices: readonly Place[]
  result?: Result
}

export type Result = {
  subject: Subject
  estimate: Estimate
  /** The same property the other way: its rent beside its price, its price beside its rent. */
  other: Estimate | undefined
  accuracy: Accuracy | undefined
  /** Those of the comparables that are on offer, the ones that count most first. */
  onOffer: Answer<'listingCards'>['data']
  /** The question as `GET /api/estimates` takes it. */
  question: string
}

/** The estimate, or the errors of the question; without a place and a size nothing is requested. */
export async function loadEstimate(asked: EstimateAsked, signal: AbortSignal): Promise<EstimateData> {
  if (!isAsked(asked)) return { errors: {}, choices: [] }
  const found = await findPlace(asked.place, signal)
  const unit = chosen(sizeUnits, asked.size_unit ?? '', 'marla')
  const size = readSize(asked.size ?? '', unit)
  const type = [...subtypes, ...propertyTypes].find((one) => one === (asked.type ?? 'house'))
  const wrongType = type ? {} : { type: refusals.refusals.type }
  const wrongSize = size ? {} : { size: refusals.refusals.size }
  if ('error' in found)
    return { errors: { place: found.error, ...wrongType, ...wrongSize }, choices: found.choices }
  if (!size || !type) return { errors: { ...wrongType, ...wrongSize }, choices: [] }
  const { place } = found
  const hasRooms = typeGroup(type) === 'residential'
  const purpose = asked.purpose === 'rent' ? 'rent' : 'sale'
  const query: Query = {
    city: String(place.cityId),
    ...(place.kind === 'area' && { area: String(place.id) }),
    purpose,
    type,
    size: String(size.value),
    size_unit: size.unit,
    ...(hasRooms && asked.beds && { beds: inDigits(asked.beds) }),
    ...(hasRooms && asked.baths && { baths: inDigits(asked.baths) }),
  }
  try {
    const [estimate, other, accuracy] = await Promise.all([
      call('estimate', { query, signal }),
      call('estimate', { query: { ...query, purpose: purpose === 'sale' ? 'rent' : 'sale' }, signal }),
      call('estimateAccuracy', { signal }),
    ])
    const onOffer = await cardsOf(estimate, signal)
    const subject = {
      place,
      purpose,
      type,
      size,
      beds: hasRooms ? inDigits(asked.beds ?? '') : '',
    } satisfies Subject
    const question = writeQuery(query).slice(1)
    const result = { subject, estimate, other, accuracy: accuracy.data, onOffer, question }
    return { errors: {}, choices: [], result }
  } catch (error) {
    if (error instanceof CallError && error.failure.status === 422)
      return { errors: asFields(error.failure.fields ?? {}), choices: [] }
    throw error
  }
}

/** As many as stand beside each other. */
const mostCards = 3

async function cardsOf(estimate: Estimate, signal: AbortSignal): Promise<Result['onOffer']> {
  if (!estimate.enough) return []
  const ids = estimate.comparables.flatMap(({ listing }) => listing ?? []).slice(0, mostCards)
  if (ids.length === 0) return []
  const { data } = await call('listingCards', { query: { ids: ids.join() }, signal })
  return ids.flatMap((id) => data.find((card) => card.id === id) ?? [])
}

/** '۴' as '4'; what is no number is refused by the server. */
function inDigits(text: string): string {
  return String(parseNumber(text) ?? text)
}

type FoundPlace = { place: Place } | { error: string; choices: readonly Place[] }

async function findPlace(text: string | undefined, signal: AbortSignal): Promise<FoundPlace> {
  if (!text) return { error: t.placeMissing, choices: [] }
  const found = choosePlace(text, await call('places', { query: { text }, signal }))
  if ('place' in found) return found
  return { error: found.choices.length > 0 ? t.placeUnclear : t.placeUnknown, choices: found.choices }
}

/** The type group of a type or a subtype; an unknown one is refused by the server. */
export function typeGroup(type: string) {
  const subtype = subtypes.find((one) => one === type)
  return subtype ? typeOf(subtype) : chosen(propertyTypes, type, 'residential')
}

/** A place is one field. */
function asFields(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const named: Record<string, string> = {}
  for (const [name, message] of Object.entries(fields))
    if (message) named[name === 'city' || name === 'area' ? 'place' : name] = message
  return named
}
