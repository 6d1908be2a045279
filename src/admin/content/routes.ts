import { collectionRoutes } from '../collections/collection-routes.ts'
import { contentCollections } from './collections.ts'
import { costCollections } from './cost-collections.ts'
import { offices, smallCollections } from './small-collections.ts'

export const contentRoutes = [
  ...contentCollections,
  ...smallCollections,
  ...costCollections,
  offices,
].flatMap((type) => [...collectionRoutes(type)])
