import { collectionRoutes } from '../collections/collection-routes.ts'
import { contentTypes } from './content-types.ts'
import { offices, siteContent } from './site-content.ts'

export const contentRoutes = [...contentTypes, ...siteContent, offices].flatMap((type) => [
  ...collectionRoutes(type),
])
