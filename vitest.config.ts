import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'tests/setup/database.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
