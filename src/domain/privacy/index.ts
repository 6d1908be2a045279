export { erasePerson } from './erase.ts'
export { findPerson } from './find.ts'
