export { createEvent, eventCollection } from './admin/collection.ts'
export { listEvents } from './list.ts'
export { showEvent } from './show.ts'
