import type { priceUnits as english } from '../../en/common/price-units.ts'
import type { Translation } from '../../message-types.ts'

export const priceUnits = {
  per: {
    marla: 'فی مرلہ',
    kanal: 'فی کنال',
    sqyd: 'فی مربع گز',
    sqft: 'فی مربع فٹ',
    sqm: 'فی مربع میٹر',
  },
  perMonth: '{per} ماہانہ',
  price: '{price} {per}',
  headOf: '{name}، روپے {per}',
} satisfies Translation<typeof english>
