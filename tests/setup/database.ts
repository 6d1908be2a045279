import { startTestServer } from '#tests/support/database.ts'

/** Runs once before all tests, for Vitest and for Playwright; what it gives runs once after them. */
export default startTestServer
