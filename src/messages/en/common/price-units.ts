/** Figures per area: in the unit of the city, or in the one that the visitor chose (D40). */
export const priceUnits = {
  per: {
    marla: 'per marla',
    kanal: 'per kanal',
    sqyd: 'per sq yd',
    sqft: 'per sq ft',
    sqm: 'per sq m',
  },
  perMonth: '{per} a month',
  price: '{price} {per}',
  headOf: '{name}, PKR {per}',
} as const
