export { collection, type FieldsOf, type ItemOf } from './collection.ts'
export { atTheEnd, insertedId, isArchived } from './record-columns.ts'
export { lastSaved, overtaken, type RecordStore, type Seen } from './save-record.ts'
export { tableCollection } from './table-collection.ts'
