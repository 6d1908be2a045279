/** The journeys in other browsers than the current Chromium: the long round of `npm test -- --all`. */
import { defineConfig } from '@playwright/test'
import common from '../../playwright.config.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../setup/database.ts',
  // A browser a file, one journey after the other; two browsers at a time.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: common.timeout ?? 240_000,
  expect: common.expect ?? {},
  retries: common.retries ?? 0,
  reporter: 'list',
})
