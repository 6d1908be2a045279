/** The same pages, built once, served with every system of agency.config.ts switched off. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemNames } from '#contract/systems.ts'
import { expect, test } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'

const paths = [
  '/',
  '/search?purpose=sale&cityId=1',
  '/listing/10590',
  '/project/1/Margalla_Court',
  '/contact',
]
const traces = [
  /adBase/,
  /analyticsBase/,
  /\/api\/counts\b/,
  /&quot;maps&quot;/,
  /bg-\[#f7f5f0\]/,
  /aria-label="Map"/,
  /Open in maps/,
  /openstreetmap/,
  /on the map/,
]
/** Where another ad server is set its places are in every page; where it is not, only where a campaign runs. */
const placeOfAnAd = /ad-space/
const elsewhere = {
  AD_SERVER_BASE: 'https://ads.example',
  ANALYTICS_BASE: 'https://counts.example/api',
  PAYMENT_SCRIPT: 'https://pay.example/script.js',
  PUSH_BASE: 'https://push.example',
  MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
}

test('with every system off no page has a trace of one, not even of where it would be', async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-off-'))
  const database = await createTestDatabase({ content: 'demo' })
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    MAP_ATTRIBUTION: 'Surveyors',
    ...elsewhere,
  }
  const hook = join(import.meta.dirname, '../support/systems-off.ts')
  const off = await startSite(settings, [process.execPath, '--import', hook])
  try {
    for (const path of paths) {
      const answer = await fetch(off.url + path)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      for (const trace of [...traces, placeOfAnAd]) expect(html, path).not.toMatch(trace)
      const policy = answer.headers.get('content-security-policy') ?? ''
      for (const address of Object.values(elsewhere)) {
        const { hostname } = new URL(address)
        expect(html, `${path} speaks of ${hostname}`).not.toContain(hostname)
        expect(policy, `${path} may use ${hostname}`).not.toContain(hostname)
      }
    }
    const office = await (await fetch(`${off.url}/admin`)).text()
    for (const name of systemNames) expect(office).not.toContain(`&quot;${name}&quot;`)
    for (const path of ['/api/ads/candidates?placement=home_band', '/api/admin/ad-campaigns']) {
      expect((await fetch(off.url + path)).status, path).toBe(404)
    }
  } finally {
    await off.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  // The same looked for where they are on, so that it would be found.
  const pages = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).text()))
  for (const trace of traces)
    expect(
      pages.some((html) => trace.test(html)),
      String(trace),
    ).toBe(true)
})
