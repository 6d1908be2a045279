import type { facts as english } from '../../en/common/facts.ts'
import type { Translation } from '../../message-types.ts'

export const facts = {
  bedsLabel: 'بیڈ:',
  bathsLabel: 'باتھ:',
  // Two spaces, at which no line ends: the first letter of the word reaches back over one.
  beds: '{count, number}\u00a0\u00a0بیڈ',
  baths: '{count, number} باتھ',
  sizeByMarla: '{size} (1 مرلہ = {basis} مربع فٹ)',
} satisfies Translation<typeof english>
