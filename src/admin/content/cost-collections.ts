/** Rates of taxes and fees, and of other currencies. */
import { Coins, ReceiptText } from 'lucide-react'
import { exchangeRates, taxTables } from '#contract/admin/costs.ts'
import {
  type ChargeName,
  chargeNames,
  charges,
  filerStatuses,
  taxedProperties,
  taxRegions,
} from '#contract/costs/charges.ts'
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { ratePrecisions } from '#contract/costs/tax-table.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminCosts as t } from '#messages/admin.ts'
import { costs } from '#messages/common.ts'
import { formatDate } from '#ui/format-date.ts'
import { adminCollection } from '../collections/admin-collection.ts'
import type { RowColumn } from '../collections/field-spec.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'

const rateColumns: readonly RowColumn[] = [
  {
    kind: 'choice',
    name: 'status',
    label: t.taxes.status,
    options: [['any', t.taxes.any], ...filerStatuses.map((one) => [one, costs.statuses[one]] as const)],
    width: 'md:col-span-3',
  },
  {
    kind: 'choice',
    name: 'property',
    label: t.taxes.property,
    options: [['any', t.taxes.any], ...taxedProperties.map((one) => [one, costs.properties[one]] as const)],
    width: 'md:col-span-3',
  },
  { kind: 'money', name: 'up_to', label: t.taxes.upTo, hint: t.taxes.upToHint, width: 'md:col-span-3' },
  { kind: 'number', name: 'years', label: t.taxes.years, width: 'md:col-span-3' },
  { kind: 'number', name: 'rate', label: t.taxes.rate, width: 'md:col-span-3' },
  {
    kind: 'choice',
    name: 'precision',
    label: t.taxes.precision,
    options: ratePrecisions.map((one) => [one, t.taxes.precisions[one]] as const),
    width: 'md:col-span-3',
  },
]

const emptyRow = () => ({
  status: 'any' as const,
  property: 'any' as const,
  up_to: null,
  years: null,
  rate: 0,
  precision: 'exactly' as const,
})

export const costCollections = [
  adminCollection(
    taxTables,
    { icon: ReceiptText },
    {
      text: t.taxes.intro,
      name: 'source',
      onSite: () => '/costs',
      columns: [
        { name: 'charge', label: t.taxes.charge, width: 260, cell: ({ charge }) => chargeLabel(charge) },
        { name: 'region', label: t.taxes.region, width: 150, cell: ({ region }) => costs.regions[region] },
        {
          name: 'validFrom',
          label: t.taxes.validFrom,
          width: 140,
          cell: ({ validFrom }) => formatDate(validFrom),
        },
        {
          name: 'validUntil',
          label: t.taxes.validUntil,
          width: 140,
          cell: ({ validUntil }) => (validUntil === null ? t.taxes.noEnd : formatDate(validUntil)),
        },
      ],
      empty: () => ({
        charge: 'stamp_duty',
        region: 'punjab',
        valid_from: dayInPakistan(new Date()),
        valid_until: null,
        acquired_from: null,
        acquired_until: null,
        source: '',
        source_ur: '',
        source_url: null,
        rows: [emptyRow()],
      }),
      sections: [
        {
          title: t.taxes.table,
          fields: [
            {
              kind: 'choice',
              name: 'charge',
              label: t.taxes.charge,
              options: chargeNames.map((one) => [one, chargeLabel(one)] as const),
            },
            {
              kind: 'choice',
              name: 'region',
              label: t.taxes.region,
              options: taxRegions.map((one) => [one, costs.regions[one]] as const),
            },
            { kind: 'date', name: 'valid_from', label: t.taxes.validFrom },
            {
              kind: 'date',
              name: 'valid_until',
              label: t.taxes.validUntil,
              hint: t.taxes.validUntilHint,
              nullable: true,
            },
            ...inBothLanguages({
              kind: 'text',
              name: 'source',
              label: t.taxes.source,
              hint: t.taxes.sourceHint,
            }),
            { kind: 'text', type: 'url', name: 'source_url', label: t.taxes.sourceUrl, nullable: true },
          ],
        },
        {
          title: t.taxes.acquired,
          fields: [
            { kind: 'date', name: 'acquired_from', label: t.taxes.acquiredFrom, nullable: true },
            { kind: 'date', name: 'acquired_until', label: t.taxes.acquiredUntil, nullable: true },
          ],
        },
        {
          title: t.taxes.rates,
          text: t.taxes.ratesText,
          fields: [
            {
              kind: 'rows',
              name: 'rows',
              label: t.taxes.rates,
              one: t.taxes.rate,
              columns: rateColumns,
              empty: emptyRow,
              wide: true,
            },
          ],
        },
      ],
    },
  ),
  adminCollection(
    exchangeRates,
    { icon: Coins },
    {
      text: t.rates.intro,
      name: 'currency',
      onSite: () => '/costs',
      columns: [
        { name: 'pkr', label: t.rates.pkr, width: 140, numeric: true, cell: ({ pkr }) => pkr },
        { name: 'day', label: t.rates.day, width: 140, cell: ({ day }) => formatDate(day) },
        { name: 'source', label: t.rates.source, width: 280, cell: ({ source }) => source },
      ],
      empty: () => ({
        currency: 'AED',
        pkr: null,
        day: dayInPakistan(new Date()),
        source: '',
        source_ur: '',
      }),
      sections: [
        {
          title: t.rates.one,
          fields: [
            {
              kind: 'choice',
              name: 'currency',
              label: t.rates.currency,
              options: foreignCurrencies.map((one) => [one, one] as const),
            },
            { kind: 'number', name: 'pkr', label: t.rates.pkr },
            { kind: 'date', name: 'day', label: t.rates.day },
            ...inBothLanguages({
              kind: 'text',
              name: 'source',
              label: t.rates.source,
              hint: t.rates.sourceHint,
            }),
          ],
        },
      ],
    },
  ),
] as const

/** Two charges are called alike where their payer says which is meant. */
function chargeLabel(charge: ChargeName): string {
  return t.taxes.chargeOf({ charge: costs.charges[charge], payer: t.taxes.payers[charges[charge].payer] })
}
