import { collectionRoutes } from '../collections/collection-routes.ts'
import { campaignType } from './content-type.ts'

export const adRoutes = collectionRoutes(campaignType)
