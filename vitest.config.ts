import { defineConfig } from 'vitest/config'

// Rules of the contract and of the screens need no database, so that they are checked in a blink.
const rules = ['src/contract/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'rules', include: rules } },
      {
        test: {
          name: 'database',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: rules,
          globalSetup: 'tests/setup/database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
