/** The keys of a question about costs, in the order in which its address has them. */
export const costsKeys = [
  'listing',
  'purpose',
  'price',
  'region',
  'status',
  'property',
  'on',
  'bought_on',
  'bought_for',
  'transfer_fee',
] as const
export type CostsKey = (typeof costsKeys)[number]
