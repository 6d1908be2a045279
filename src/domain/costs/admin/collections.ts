/** Tables of taxes and fees, and exchange rates, as staff keep them. */
import { desc } from 'drizzle-orm'
import { exchangeRates, taxTableProblems, taxTables } from '#contract/admin/costs.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import * as tables from '#db/schema/index.ts'
import { exchangeRateRules as t } from '#messages/admin.ts'
import { tableCollection } from '../../collections/index.ts'
import { Invalid } from '../../errors.ts'

export const taxTableCollection = tableCollection(taxTables, {
  table: tables.taxTables,
  orderBy: [desc(tables.taxTables.valid_from), desc(tables.taxTables.id)],
  async check(_, fields) {
    const problems = taxTableProblems(fields)
    if (Object.keys(problems).length > 0) throw new Invalid(problems)
  },
})

export const exchangeRateCollection = tableCollection(exchangeRates, {
  table: tables.exchangeRates,
  orderBy: [desc(tables.exchangeRates.day), desc(tables.exchangeRates.id)],
  async check(_, { day }) {
    if (day > localDay(new Date(), agencyZone)) throw new Invalid({ day: t.future })
  },
})

export const costCollections = [taxTableCollection, exchangeRateCollection] as const
