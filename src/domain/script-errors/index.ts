export { listScriptErrors } from './list.ts'
export { openScriptErrors } from './note.ts'
