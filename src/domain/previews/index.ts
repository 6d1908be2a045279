export { makePreview, makeStatus } from './make.ts'
export {
  areaPreview,
  jobPreview,
  listingPreview,
  listingStatus,
  type PreviewText,
  projectPreview,
  type StatusText,
  sitePreview,
} from './read.ts'
