export { makePreview } from './make.ts'
export {
  areaPreview,
  jobPreview,
  listingPreview,
  type PreviewText,
  projectPreview,
  sitePreview,
} from './read.ts'
