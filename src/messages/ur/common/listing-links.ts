import type { listingLinks as english } from '../../en/common/listing-links.ts'
import type { Translation } from '../../message-types.ts'

export const listingLinks = {
  place: '{area}، {city}',
  interested: 'السلام علیکم، مجھے ’’{title}‘‘ (آئی ڈی {id}) میں دلچسپی ہے: {url}',
} satisfies Translation<typeof english>
