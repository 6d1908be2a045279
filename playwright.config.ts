import { defineConfig, devices } from '@playwright/test'
import { desktop, launchOptions } from './tests/support/chromium.ts'
import { detail } from './tests/support/detail.ts'

const spec = /\.spec\.ts$/
// They wait for claims, pauses and builds to pass: begun first, they are not waited for at the end.
const longest = /(backup|chromium-106|crash|database|paused-database|restart|sitemap)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/setup/database.ts',
  fullyParallel: true,
  // One more than the cores of the machine that must do: a journey waits for answers, timers and what fades in.
  workers: 3,
  forbidOnly: true,
  timeout: 240_000,
  // A shared machine may be five times as slow as a quiet one, most of all where it draws a map; what is wrong stays
  // wrong for longer.
  expect: { timeout: 45_000 },
  // A second try is reported as flaky, with its trace: a reason to look, not to stop.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  projects: [
    { name: 'longest', testDir: 'tests/rounds', testMatch: longest },
    { name: 'rounds', testDir: 'tests/rounds', testMatch: spec, testIgnore: longest },
    { name: 'screens', testDir: 'tests/screens', testMatch: spec },
    { name: 'details', testDir: 'tests/e2e', testMatch: spec, grep: new RegExp(detail) },
    { name: 'journeys', testDir: 'tests/e2e', testMatch: spec, grepInvert: new RegExp(detail) },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: desktop,
    launchOptions,
    screenshot: 'only-on-failure',
    // Recording every step costs two fifths of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
  },
})
