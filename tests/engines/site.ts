/** The test of the browsers: a site with demo content that takes payments and sends emails. */
import { test as base } from '@playwright/test'
import { withDemoSite } from '#tests/support/demo-site.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { openSandbox } from '#tests/support/payment-gateway/open.ts'
import type { EngineSite } from './journeys.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { site: EngineSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const [sandbox, mailbox] = await Promise.all([openSandbox(), openMailbox()])
      try {
        await withDemoSite((site) => use({ ...site, mailbox }), {
          SMTP_URL: mailbox.url,
          ...sandbox.settings,
        })
      } finally {
        await Promise.all([sandbox.close(), mailbox.close()])
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
