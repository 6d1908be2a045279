import type { lists as english } from '../../en/common/lists.ts'
import type { Translation } from '../../message-types.ts'

export const lists = {
  separator: '، ',
} satisfies Translation<typeof english>
