import type { understoodWords as english } from '../../en/site/understood-words.ts'
import type { Translation } from '../../message-types.ts'

export const understoodWords = {
  from: '’’{words}‘‘ کو ہم نے یوں سمجھا:',
  wordsInstead: 'اس کے بجائے یہی الفاظ تلاش کریں',
} satisfies Translation<typeof english>
