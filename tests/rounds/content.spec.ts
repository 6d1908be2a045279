import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createTestDatabase } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'

test('an agency edits its terms while the site runs: a saved text is shown, a broken one is logged, and pages without Urdu are in English', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-content-'))
  const content = join(folder, 'content')
  cpSync(join(import.meta.dirname, '../../content'), content, { recursive: true })
  const database = await createTestDatabase()
  const site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    CONTENT_DIR: content,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  try {
    const terms = join(content, 'terms.md')
    const shown = async () => (await fetch(`${site.url}/terms`)).text()
    // The second time from the page cache.
    expect(await shown()).not.toContain('Tea is free')
    expect(await shown()).not.toContain('Tea is free')

    writeFileSync(terms, `${readFileSync(terms, 'utf8')}\n## Tea is free\n\nIn every office.\n`)
    await expect.poll(shown, { intervals: [50] }).toContain('<h2 id="tea-is-free"')

    writeFileSync(terms, 'no head at all')
    await expect
      .poll(() => site.said(), { intervals: [50] })
      .toMatch(/terms\.md cannot be used \(.*last good text stays/)
    expect(await shown()).toContain('<h2 id="tea-is-free"')

    const shownInUrdu = async () => (await fetch(`${site.url}/ur/terms`)).text()
    expect(await shownInUrdu()).toContain('<h1 class="mt-5 text-4xl">شرائط و ضوابط</h1>')
    expect(await shownInUrdu()).toContain('"inLanguage":"ur"')
    rmSync(join(content, 'ur/terms.md'))
    await expect.poll(shownInUrdu, { intervals: [50] }).toMatch(/<article lang="en" dir="ltr"/)
    expect(await shownInUrdu()).toContain('<h2 id="tea-is-free"')
    expect(await shownInUrdu()).toContain('"inLanguage":"en"')
  } finally {
    await site.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
