/** What cards do once a visitor comes near, in one file to load: every page has its address. */
export { openPhotos } from '../cards/photos/open-photos.ts'
export { showSaved } from './heart-store.ts'
