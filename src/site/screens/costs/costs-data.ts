import { type Answer, call } from '#ui/api.ts'
import { CallError, isMissing } from '#ui/call-error.ts'
import type { CostsQuery } from './costs-address.ts'

export type Costs = Answer<'costs'>
export type ExchangeRates = Answer<'exchangeRates'>['data']

/** The answer to a question, or what is wrong with it by the names of its fields. */
export type CostsData = {
  costs?: Costs
  /** Whether nothing was asked, so that a usual purchase is shown. */
  isExample: boolean
  rates: ExchangeRates
  errors: Readonly<Record<string, string>>
  isGone: boolean
}

/** A usual purchase; of which kind of property, the address may say. */
const example: CostsQuery = { price: '25000000', purpose: 'sale', region: 'islamabad' }

/** Without a price or a listing, the costs of an example. Errors are shown at their fields. */
export async function loadCosts(query: CostsQuery, signal: AbortSignal): Promise<CostsData> {
  const isExample = query.price === undefined && query.listing === undefined
  const nothing = { rates: [], errors: {}, isGone: false, isExample }
  try {
    const [costs, { data: rates }] = await Promise.all([
      call('costs', {
        query: isExample ? { ...example, property: query.property ?? 'house' } : query,
        signal,
      }),
      call('exchangeRates', { signal }),
    ])
    return { ...nothing, costs, rates }
  } catch (error) {
    if (isMissing(error)) return { ...nothing, isGone: true }
    if (error instanceof CallError && error.failure.status === 422)
      return { ...nothing, errors: error.failure.fields ?? {} }
    throw error
  }
}
