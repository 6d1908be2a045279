import type { understoodWords as english } from '../../en/site/understood-words.ts'
import type { Translation } from '../../message-types.ts'

export const understoodWords = {
  from: '”{words}“ سے بنائے گئے فلٹر',
  wordsInstead: 'اس کے بجائے انہی الفاظ کو تلاش کریں',
} satisfies Translation<typeof english>
