export { findNearArea, findNearListing, findNearProject } from './find-nearby.ts'
