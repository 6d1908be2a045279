import type { comingSoon as english } from '../../en/common/coming-soon.ts'
import type { Translation } from '../../message-types.ts'

export const comingSoon = {
  soon: 'جلد آ رہا ہے',
} satisfies Translation<typeof english>
