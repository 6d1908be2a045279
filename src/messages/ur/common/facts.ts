import type { facts as english } from '../../en/common/facts.ts'
import type { Translation } from '../../message-types.ts'

export const facts = {
  bedsLabel: 'بیڈ:',
  bathsLabel: 'باتھ:',
  beds: '{count, number} بیڈ',
  baths: '{count, number} باتھ',
  sizeByMarla: '{size} (1 مرلہ = {basis} مربع فٹ)',
} satisfies Translation<typeof english>
