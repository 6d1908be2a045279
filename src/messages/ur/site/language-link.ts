import type { languageLink as english } from '../../en/site/language-link.ts'
import type { Translation } from '../../message-types.ts'

export const languageLink = {
  name: 'English',
} satisfies Translation<typeof english>
