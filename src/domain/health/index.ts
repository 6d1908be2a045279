export { readHealth } from './read-health.ts'
export { timeStorage } from './time-storage.ts'
export { TooLate, within } from './within.ts'
