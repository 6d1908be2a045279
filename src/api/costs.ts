/** What a property costs beside its price. */
import { listExchangeRates, showCosts } from '#domain/costs/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountCosts(app: Api, context: ApiContext): void {
  mountRead(app, 'costs', async ({ query }) => ({
    answer: await showCosts(context, query),
    tags: ['tax_tables', ...(query.listing === undefined ? [] : [`listing:${query.listing}`])],
  }))
  mountRead(app, 'exchangeRates', async () => ({
    answer: { data: await listExchangeRates(context) },
    tags: ['exchange_rates'],
  }))
}
