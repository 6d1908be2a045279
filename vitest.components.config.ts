/** Component tests: real components in a real browser, and a test that answers what they ask of the network. */
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { catalogues } from './src/messages/vite-plugin.ts'
import { brandColour } from './src/ui/brand.ts'
import { desktop, launchOptions } from './tests/support/chromium.ts'

export default defineProject({
  plugins: [catalogues('en'), brandColour, tailwindcss()],
  // Nothing differs here between server and browser, as in the admin app.
  resolve: {
    alias: { '@tanstack/react-start': path.join(import.meta.dirname, 'src/admin/in-browser.ts') },
  },
  optimizeDeps: {
    // A package found while tests run would load their page anew: those that a browser cannot read as they are, or
    // that are of many files, are named.
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@tanstack/react-form',
      '@tanstack/react-router',
      'cmdk',
      'icu-minify/format',
      'lucide-react',
      'maplibre-gl',
      'vitest-browser-react',
      'zod',
    ],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    setupFiles: 'tests/setup/components.ts',
    retry: process.env.CI ? 1 : 0,
    // See vitest.config.ts.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    unstubGlobals: true,
    restoreMocks: true,
    // The other tests keep all cores busy: these come after them.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // A free one.
    api: { port: 0 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium', name: 'components' }],
      viewport: desktop,
      traceView: false,
      screenshotDirectory: 'test-results/components',
      dependencySourcemaps: false,
    },
  },
})
