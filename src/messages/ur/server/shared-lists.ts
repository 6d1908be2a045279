import type { sharedLists as english } from '../../en/server/shared-lists.ts'
import type { Translation } from '../../message-types.ts'

export const sharedLists = {
  wrongKey: 'یہ لنک صرف وہی براؤزر ختم کر سکتا ہے جس نے اسے بنایا۔',
} satisfies Translation<typeof english>
