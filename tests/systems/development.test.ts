import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// Two bundlers start at the same time on what may be two busy cores.
test('two development servers start at the same time on an empty database, each with the hosts of its settings in its policy', async () => {
  const develop = () =>
    startSite({
      AANGAN_MODE: 'development',
      // As when it is not set.
      PORT: '',
      DATABASE_URL: database.url,
      DATA_DIR: dataFolder(),
      ANALYTICS_BASE_DEVELOPMENT: 'http://127.0.0.1:4001/collect',
      IMAGE_BASE_DEVELOPMENT: 'http://127.0.0.1:4002',
    })
  const sites = await Promise.all([develop(), develop()])
  try {
    expect(new Set(sites.map(({ url }) => url)).size).toBe(2)
    for (const site of sites) {
      const page = await fetch(`${site.url}/about`)
      expect(page.status).toBe(200)
      const policy = page.headers.get('content-security-policy')
      expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:4001/)
      expect(policy).toMatch(/img-src [^;]*http:\/\/127\.0\.0\.1:4002/)
      expect(site.said()).not.toMatch(/24678|✗/)
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
})
