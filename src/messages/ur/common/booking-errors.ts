import type { bookingErrors as english } from '../../en/common/booking-errors.ts'
import type { Translation } from '../../message-types.ts'

export const bookingErrors = {
  codeRequired: '6 ہندسوں کا کوڈ لکھیں',
} satisfies Translation<typeof english>
