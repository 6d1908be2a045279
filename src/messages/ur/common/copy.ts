import type { copy as english } from '../../en/common/copy.ts'
import type { Translation } from '../../message-types.ts'

export const copy = {
  done: 'کاپی ہو گیا',
  refused: 'متن منتخب کر کے کاپی کریں',
} satisfies Translation<typeof english>
