import type { holdCode as english } from '../../en/common/hold-code.ts'
import type { Translation } from '../../message-types.ts'

export const holdCode = {
  required: '6 ہندسوں کا کوڈ لکھیں',
} satisfies Translation<typeof english>
