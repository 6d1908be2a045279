/** What is paid beside a price or a rent: the kinds of charges, who pays them and what their rates are counted in. */

/** Where a rate holds: everywhere in Pakistan, or where the province sets it. */
export const taxRegions = [
  'pakistan',
  'islamabad',
  'punjab',
  'sindh',
  'khyber_pakhtunkhwa',
  'balochistan',
] as const
export type TaxRegion = (typeof taxRegions)[number]

/** The regions that a property can lie in. */
export const propertyRegions = [
  'islamabad',
  'punjab',
  'sindh',
  'khyber_pakhtunkhwa',
  'balochistan',
] as const satisfies readonly TaxRegion[]
export type PropertyRegion = (typeof propertyRegions)[number]

/** A person's place in the Active Taxpayers List: on it, on it after the due date, or not on it. */
export const filerStatuses = ['filer', 'late_filer', 'non_filer'] as const
export type FilerStatus = (typeof filerStatuses)[number]

/** What the gains tax tells apart. */
export const taxedProperties = ['house', 'flat', 'plot'] as const
export type TaxedProperty = (typeof taxedProperties)[number]

export const chargePayers = ['buyer', 'seller', 'tenant'] as const
export type ChargePayer = (typeof chargePayers)[number]

type ChargeKind = {
  payer: ChargePayer
  /** A rate in percent of the price, in percent of the gain, or in months of the rent. */
  unit: 'percent' | 'percent_of_gain' | 'months'
}

/** Every charge, in the order in which it is shown. */
export const charges = {
  stamp_duty: { payer: 'buyer', unit: 'percent' },
  capital_value_tax: { payer: 'buyer', unit: 'percent' },
  registration_fee: { payer: 'buyer', unit: 'percent' },
  withholding_buyer: { payer: 'buyer', unit: 'percent' },
  commission_buyer: { payer: 'buyer', unit: 'percent' },
  withholding_seller: { payer: 'seller', unit: 'percent' },
  gains_tax: { payer: 'seller', unit: 'percent_of_gain' },
  commission_seller: { payer: 'seller', unit: 'percent' },
  rent_advance: { payer: 'tenant', unit: 'months' },
  rent_security: { payer: 'tenant', unit: 'months' },
  rent_commission: { payer: 'tenant', unit: 'months' },
} as const satisfies Record<string, ChargeKind>

export type ChargeName = keyof typeof charges
export const chargeNames = [
  'stamp_duty',
  'capital_value_tax',
  'registration_fee',
  'withholding_buyer',
  'commission_buyer',
  'withholding_seller',
  'gains_tax',
  'commission_seller',
  'rent_advance',
  'rent_security',
  'rent_commission',
] as const satisfies readonly ChargeName[]
