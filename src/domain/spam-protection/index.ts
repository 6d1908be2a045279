export { type Attempts, openAttempts } from './attempts.ts'
export { forgetAttempts } from './forget-attempts.ts'
export { type Guard, openGuard, type Sender } from './guard.ts'
