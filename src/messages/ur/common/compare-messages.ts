import type { compareMessages as english } from '../../en/common/compare-messages.ts'
import type { Translation } from '../../message-types.ts'

export const compareMessages = {
  tooMany: 'زیادہ سے زیادہ {most} پراپرٹیز کا موازنہ ہو سکتا ہے',
  noPlace: 'علاقہ، شہر یا مقام دیں، مثلاً area-4، city-1 یا 33.684,73.048',
} satisfies Translation<typeof english>
