import type { failures as english } from '../../en/common/failures.ts'
import type { Translation } from '../../message-types.ts'

export const failures = {
  badResponse: 'سرور سے درست جواب نہیں ملا',
} satisfies Translation<typeof english>
