import { defineConfig } from 'vitest/config'

// Rules of the contract and of the screens need no database, so that they are checked in a blink.
const rules = ['src/{contract,messages}/**/*.test.ts', 'src/{ui,site,admin}/**/*.test.{ts,tsx}']

// They start whole servers and commands, or try one thing a thousand times: for the long round.
const systems = ['tests/systems/**/*.test.ts', 'src/cli/**/*.test.ts']

// The files of a worker share the code that they load, which takes a third of the time otherwise. What is kept, is in
// what a test opens; a module remembers at most what follows from what it was asked.
const isolate = false

// As for the browser tests: a second try is reported, a reason to look, not to stop.
const retry = process.env.CI ? 1 : 0

// A machine that does other things as well may stand still for seconds. What is waited for comes at once elsewhere, so
// these limits are met only where something is broken; no test sets its own.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    // Screenshots of component tests that failed.
    attachmentsDir: 'test-results/components',
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.*', 'src/site/route-tree.gen.ts'],
      reporter: ['text-summary'],
    },
    projects: [
      {
        test: {
          name: 'rules',
          include: rules,
          exclude: ['**/*.component.test.tsx'],
          isolate,
          retry,
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...rules, ...systems, 'tests/release/**'],
          isolate,
          retry,
          globalSetup: 'tests/setup/database.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'systems',
          include: systems,
          isolate,
          retry,
          globalSetup: 'tests/setup/database.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'release',
          include: ['tests/release/**/*.test.ts'],
          retry,
          globalSetup: ['tests/setup/database.ts', 'tests/setup/release.ts'],
          // A start makes a database and fills it, on a machine with little to spare.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      './vitest.components.config.ts',
    ],
  },
})
