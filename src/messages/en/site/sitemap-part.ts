export const sitemapPart = {
  notFound: 'This sitemap does not exist.',
} as const
