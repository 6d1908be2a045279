import type { price as english } from '../../en/common/price.ts'
import type { Translation } from '../../message-types.ts'

export const price = {
  sale: '{amount} <small>روپے</small>',
  rent: '{amount} <small>روپے ماہانہ</small>',
} satisfies Translation<typeof english>
