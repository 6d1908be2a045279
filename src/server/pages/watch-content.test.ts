import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agency } from '#agency'
import { readConfig } from '#config'
import { visitor } from '#domain/access/actor.ts'
import { TaxFiles } from '#domain/costs/tax-files.ts'
import { PageTexts } from '#domain/pages/page-texts.ts'
import { placeholdersOf } from '#domain/pages/placeholders.ts'
import { showPage } from '#domain/pages/show.ts'
import { inLanguage } from '#messages/language.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'
import { type WatchedContent, watchContent } from './watch-content.ts'

let database: TestDatabase
let site: ToySite
let folder: string
let texts: PageTexts
let taxFiles: TaxFiles
let content: WatchedContent
const changed: string[] = []
const problems: string[] = []

beforeEach(async () => {
  const config = readConfig({})
  folder = await mkdtemp(join(tmpdir(), 'aangan-content-'))
  await cp(config.contentDir, folder, { recursive: true })
  problems.length = 0
  changed.length = 0
  texts = new PageTexts({
    folder,
    placeholders: placeholdersOf(agency, config),
    onProblem: (sentence) => problems.push(sentence),
  })
  taxFiles = new TaxFiles({ folder: join(folder, 'taxes'), onProblem: (sentence) => problems.push(sentence) })
  content = await watchContent(texts, taxFiles)
  database = await createTestDatabase()
  site = await openToySite(database, {
    read: async () => ({
      status: 200,
      body: await showPage({ db: database.db, texts, actor: visitor }, 'terms'),
      tags: ['page:terms'],
    }),
    async pages() {
      const page = globalThis.aanganPage?.getStore()
      const answer = await page?.api.read('page', { params: {}, query: {} }, page.requestId)
      return htmlPage(JSON.stringify(answer?.body))
    },
  })
  content.onChange = (tag) => {
    changed.push(tag)
    site.cache.drop([tag])
  }
})

afterEach(async () => {
  content.close()
  await site.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = () => join(folder, 'terms.md')
const shown = async () => (await site.get('/terms')).text()

/** Replaces the file as editors that rename do: a file written in place can be read half-written. */
async function replaceFile(text: string): Promise<void> {
  await writeFile(`${file()}~`, text)
  await rename(`${file()}~`, file())
}

test('the texts that come along are all good', () => {
  expect(problems).toEqual([])
})

test('a saved text is shown within a second, also when an editor saves by renaming', async () => {
  const before = await readFile(file(), 'utf8')
  expect(await shown()).not.toContain('Ask us anything')
  await writeFile(file(), `${before}\n## Ask us anything\n\nWe answer.\n`)
  await expect.poll(() => shown()).toContain('Ask us anything')

  await replaceFile(before)
  await expect.poll(() => shown()).not.toContain('Ask us anything')
})

test('a page without an Urdu file is shown in English, and in Urdu once there is one', async () => {
  const urdu = join(folder, 'ur/terms.md')
  const before = await readFile(urdu, 'utf8')
  const shownInUrdu = () =>
    inLanguage('ur', () => showPage({ db: database.db, texts, actor: visitor }, 'terms'))
  expect(await shownInUrdu()).toMatchObject({ language: 'ur', title: 'شرائط و ضوابط' })
  await rm(urdu)
  await expect.poll(() => shownInUrdu()).toMatchObject({ language: 'en' })
  await writeFile(urdu, before.replace(/^title: .*$/m, 'title: شرائط'))
  await expect.poll(() => shownInUrdu()).toMatchObject({ title: 'شرائط' })
  expect(problems).toEqual([])
})

test('a broken file is reported in one sentence, and the last good text stays', async () => {
  const before = await shown()
  problems.length = 0
  changed.length = 0
  await replaceFile('---\ntitle: "Terms\n---\n')
  await expect.poll(() => problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^\S+terms\.md cannot be used \(line \d.*\): its last good text stays\.$/)
  expect(await shown()).toBe(before)

  await rm(file())
  await expect.poll(() => problems.at(-1)).toMatch(/terms\.md is missing: its last good/)
  expect(await shown()).toBe(before)
})

test('a changed, a new and a broken file of rates are read by themselves', async () => {
  const rates = join(folder, 'taxes')
  const stampDuty = () => taxFiles.tables().filter(({ charge }) => charge === 'stamp_duty')
  const table = (rate: number) =>
    `- { charge: stamp_duty, region: sindh, valid_from: 2026-07-01, source: A law, rows: [{ rate: ${rate} }] }\n`
  const before = stampDuty().length
  await writeFile(join(rates, 'sindh.yaml'), table(2))
  await expect.poll(() => stampDuty()).toHaveLength(before + 1)
  expect(changed).toContain('tax_tables')
  await writeFile(join(rates, 'sindh.yaml'), `${table(2)}${table(101)}`)
  await expect.poll(() => problems.join()).toContain('sindh.yaml cannot be used')
  expect(stampDuty()).toHaveLength(before + 1)
  await rm(join(rates, 'sindh.yaml'))
  await expect.poll(() => stampDuty()).toHaveLength(before)
})
