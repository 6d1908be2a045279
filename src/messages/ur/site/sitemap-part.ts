import type { sitemapPart as english } from '../../en/site/sitemap-part.ts'
import type { Translation } from '../../message-types.ts'

export const sitemapPart = {
  notFound: 'یہ سائٹ میپ موجود نہیں۔',
} satisfies Translation<typeof english>
