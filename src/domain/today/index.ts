export { showToday } from './show.ts'
