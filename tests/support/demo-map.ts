/** The map file of the demo, for tests that need real streets. */
export { demoMapFile } from '#demo/map-file.ts'
