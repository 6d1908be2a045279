/** Taxes, fees and exchange rates as staff set them. */
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { chargeNames, taxRegions } from '#contract/costs/charges.ts'
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import type { TaxRow } from '#contract/costs/tax-table.ts'
import { asEnum, edited, identity, isOneOf, urduText } from './columns.ts'

const day = () => date({ mode: 'string' })

/** Dated tables of rates; one of the same charge, region and first day wins over that of a file. */
export const taxTables = pgTable(
  'tax_tables',
  {
    id: identity(),
    charge: text({ enum: asEnum(chargeNames) }).notNull(),
    region: text({ enum: asEnum(taxRegions) }).notNull(),
    valid_from: day().notNull(),
    valid_until: day(),
    acquired_from: day(),
    acquired_until: day(),
    source: text().notNull(),
    source_ur: urduText(),
    source_url: text(),
    rows: jsonb().$type<TaxRow[]>().notNull(),
    ...edited(),
  },
  (table) => [
    index('tax_tables_charge_idx').on(table.charge, table.valid_from),
    check('tax_tables_charge_check', isOneOf(table.charge, chargeNames)),
    check('tax_tables_region_check', isOneOf(table.region, taxRegions)),
    check('tax_tables_days_check', sql`${table.valid_until} >= ${table.valid_from}`),
  ],
)

/** PKR for one unit of a currency; the newest of a currency is used. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: identity(),
    currency: text({ enum: asEnum(foreignCurrencies) }).notNull(),
    pkr: doublePrecision().notNull(),
    day: day().notNull(),
    source: text().notNull(),
    source_ur: urduText(),
    ...edited(),
  },
  (table) => [
    index('exchange_rates_currency_idx').on(table.currency, table.day),
    check('exchange_rates_currency_check', isOneOf(table.currency, foreignCurrencies)),
    check('exchange_rates_pkr_check', sql`${table.pkr} > 0`),
  ],
)
