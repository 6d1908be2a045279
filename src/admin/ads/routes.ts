import { collectionRoutes } from '../collections/collection-routes.ts'
import { campaignCollection } from './collection.ts'

export const adRoutes = collectionRoutes(campaignCollection)
