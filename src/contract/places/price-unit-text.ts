/** Figures per area in words. */
import { priceUnits as t } from '#messages/common.ts'
import type { Purpose, SizeUnit } from '../listings/property.ts'
import { amountInWords, formatAmount } from '../text/money.ts'
import { pricePerUnit } from './price-unit.ts'

type PerUnit = Parameters<typeof pricePerUnit>[1]

/** 'per marla', of a rent 'per marla a month' */
export function perUnitText(unit: SizeUnit, purpose: Purpose = 'sale'): string {
  const per = t.per[unit]
  return purpose === 'rent' ? t.perMonth({ per }) : per
}

/** 'PKR 20.5 Lac per marla' of a price per square foot. */
export function pricePerText(perSquareFoot: number, per: PerUnit, purpose: Purpose = 'sale'): string {
  return t.price({
    price: formatAmount(pricePerUnit(perSquareFoot, per)),
    per: perUnitText(per.unit, purpose),
  })
}

/** The same without currency and unit, for tables whose heads name them: '20.5 Lac', '12,300'. */
export function perUnitAmount(perSquareFoot: number, per: PerUnit): string {
  return amountInWords(pricePerUnit(perSquareFoot, per))
}

/** What such a table is headed with: 'Median, PKR per marla' */
export function perUnitHead(name: string, unit: SizeUnit, purpose: Purpose = 'sale'): string {
  return t.headOf({ name, per: perUnitText(unit, purpose) })
}
