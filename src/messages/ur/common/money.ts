import type { money as english } from '../../en/common/money.ts'
import type { Translation } from '../../message-types.ts'

export const money = {
  call: 'قیمت کے لیے کال کریں',
  crore: 'کروڑ',
  lac: 'لاکھ',
  amount: '{amount} روپے',
  range: '{from} سے {to} روپے',
  units: { thousand: 'ہزار', lac: 'لاکھ', crore: 'کروڑ' },
} satisfies Translation<typeof english>
