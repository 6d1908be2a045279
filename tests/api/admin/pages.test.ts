import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { pageNames } from '#contract/content/pages.ts'
import { auditLog, pageTexts } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let editor: Colleague
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
})
afterAll(async () => {
  await api.close()
})

const fileOf = (name: string) => readFileSync(join(api.context.config.contentDir, `${name}.md`), 'utf8')
const kept = async (name: string) =>
  (await (await api.request(`/api/admin/pages/${name}`, { headers: editor })).json()).data
const save = (name: string, body: object) => post(api, `/api/admin/pages/${name}`, body, editor, 'PUT')
const revert = (name: string, version: number, language = 'en') =>
  post(api, `/api/admin/pages/${name}/revert`, { language, version }, editor)
const shown = async (name: string, language = 'en') => {
  const answer = await api.request(`/api/pages/${name}`, { headers: { 'accept-language': language } })
  return (await answer.json()).title
}

const titled = (name: string, title: string) => fileOf(name).replace(/^title: .*$/m, `title: ${title}`)
/** What was read before anything was saved. */
const unsaved = { en: 0, ur: 0 }

test('a saved text wins over the file, every state is kept, and the file can be shown again', async () => {
  const before = await kept('terms')
  expect(before).toMatchObject({ version: 0, sources: { en: 'file', ur: 'file' } })
  expect(before.texts).toMatchObject({
    en: { source: 'file', version: 0, written: fileOf('terms'), history: [] },
    ur: { source: 'file', version: 0, written: fileOf('ur/terms'), history: [] },
  })
  const written = titled('terms', 'Our terms')
  const saved = (await (await save('terms', { en: written, versions: unsaved })).json()).data
  expect(saved).toMatchObject({ title: 'Our terms', sources: { en: 'office', ur: 'file' } })
  expect(saved.texts.en).toMatchObject({ source: 'office', written, file: fileOf('terms') })
  expect(await shown('terms')).toBe('Our terms')

  const second = (
    await (
      await save('terms', { en: titled('terms', 'Terms'), versions: { en: saved.version, ur: 0 } })
    ).json()
  ).data
  expect(await shown('terms')).toBe('Terms')
  const reverted = (await (await revert('terms', second.version)).json()).data
  expect(reverted.texts.en).toMatchObject({ source: 'file', written: fileOf('terms') })
  expect(await shown('terms')).toBe(before.title)
  const { history } = reverted.texts.en
  expect(history.map(({ is_file }: { is_file: boolean }) => is_file)).toEqual([true, false, false])
  const old = await api.request(`/api/admin/pages/terms/versions/${saved.version}`, { headers: editor })
  expect((await old.json()).data).toEqual({ written })
  const other = await api.request(`/api/admin/pages/about/versions/${saved.version}`, { headers: editor })
  expect(other.status).toBe(404)
  const log = (await api.database.db.select().from(auditLog)).filter(({ entity }) => entity === 'page')
  expect(log.map(({ action, entity_id }) => [action, entity_id])).toEqual([
    ['change', 'terms'],
    ['change', 'terms'],
    ['revert', 'terms'],
  ])
  expect(log[0]).toMatchObject({ staff_id: editor.id, before: { written: null }, after: { written } })
})

test('both languages are saved together, each replaces its own file, and without Urdu the page is English', async () => {
  const ur = titled('ur/dubai-re-event', 'دبئی کی شام')
  const both = { en: titled('dubai-re-event', 'An evening'), ur, versions: unsaved }
  const saved = (await (await save('dubai-re-event', both)).json()).data
  expect(saved.sources).toEqual({ en: 'office', ur: 'office' })
  expect(await shown('dubai-re-event')).toBe('An evening')
  expect(await shown('dubai-re-event', 'ur')).toBe('دبئی کی شام')

  const { en, ur: urdu } = saved.texts
  const versions = { en: en.version, ur: urdu.version }
  const removed = (await (await save('dubai-re-event', { ur: '', versions })).json()).data
  expect(removed.texts.ur).toMatchObject({ source: 'none', written: '' })
  expect(removed.texts.ur.history[0]).toMatchObject({ is_empty: true, is_file: false })
  expect(removed.texts.en.version).toBe(en.version)
  expect(await shown('dubai-re-event', 'ur')).toBe('An evening')

  const reverted = (await (await revert('dubai-re-event', removed.texts.ur.version, 'ur')).json()).data
  expect(reverted.sources).toEqual({ en: 'office', ur: 'file' })
  expect(await shown('dubai-re-event', 'ur')).toMatch(/^دبئی رئیل/)
  const log = (await api.database.db.select().from(auditLog)).filter(
    ({ entity_id }) => entity_id === 'dubai-re-event',
  )
  expect(log.map(({ after }) => Object.keys(after ?? {}).sort())).toEqual([
    ['written', 'written_ur'],
    ['written_ur'],
    ['written_ur'],
  ])
})

test('an English text is needed', async () => {
  const answer = await save('dubai-re-event', { en: '', versions: unsaved })
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.fields).toEqual({ en: 'Enter the text of the page' })
})

test('saving the Urdu text does not conflict with saving the English one', async () => {
  const answers = await Promise.all([
    save('privacy-policy', { en: titled('privacy-policy', 'Privacy'), versions: unsaved }),
    save('privacy-policy', { ur: titled('ur/privacy-policy', 'رازداری'), versions: unsaved }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await shown('privacy-policy')).toBe('Privacy')
  expect(await shown('privacy-policy', 'ur')).toBe('رازداری')
})

test('one of two simultaneous saves is refused, and nothing is overwritten', async () => {
  const bodies = ['Ours', 'Theirs'].map((title) => ({ en: titled('iso', title), versions: unsaved }))
  const statuses = (await Promise.all(bodies.map((body) => save('iso', body)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect((await revert('iso', 0)).status).toBe(409)
})

test('a preview shows what the page would be, and saves nothing', async () => {
  const count = await api.database.db.$count(pageTexts)
  const written = `${titled('privacy-policy', 'Privacy')}\n\n## New\n\n<script>alert(1)</script>\n\n**Bold** {{agency.name}}\n`
  const body = { language: 'ur', written }
  const answer = await post(api, '/api/admin/pages/privacy-policy/preview', body, editor)
  const { data } = await answer.json()
  expect(data).toMatchObject({ name: 'privacy-policy', title: 'Privacy', language: 'ur' })
  expect(data.sections.at(-1)).toMatchObject({
    title: 'New',
    html: expect.stringContaining(`<strong>Bold</strong> ${agency.urdu.name}`),
  })
  expect(JSON.stringify(data)).not.toContain('<script')
  expect(await api.database.db.$count(pageTexts)).toBe(count)
})

test.each([
  ['no fields', 'Only a text', 'does not begin with fields'],
  [
    'an unknown field',
    '---\ntitle: T\ndescription: D\nupdated_on: 2026-01-01\nin_short: []\nstaff: x\n---\n',
    'staff',
  ],
  ['an unknown placeholder', '---\ntitle: "{{agency.secret}}"\n---\n', 'placeholder'],
  [
    'a second title',
    '---\ntitle: T\ndescription: D\nupdated_on: 2026-01-01\nin_short: []\n---\n# T\n',
    'one #',
  ],
])('a text with %s is refused with the error', async (_what, written, said) => {
  for (const language of ['en', 'ur']) {
    const saving = await save('terms', { [language]: written, versions: unsaved })
    expect(saving.status).toBe(422)
    expect((await saving.json()).error.fields[language]).toContain(said)
    const preview = await post(api, '/api/admin/pages/terms/preview', { language, written }, editor)
    expect(preview.status).toBe(422)
    expect((await preview.json()).error.fields.written).toContain(said)
  }
})

test('a saved text that cannot be used any more is replaced by the file', async () => {
  const [row] = await api.database.db
    .insert(pageTexts)
    .values({ name: 'about', written: '---\ntitle: "{{gone}}"\n---\n', staff_name: 'Somebody' })
    .returning()
  expect(await shown('about')).toBe((await kept('about')).title)
  expect((await api.request('/api/pages/about')).status).toBe(200)
  expect(api.unexpected).toEqual([expect.stringContaining('its file is shown')])
  expect((await kept('about')).version).toBe(row?.id)
})

test('an unknown page is not found, and an unknown field is refused', async () => {
  expect((await api.request('/api/admin/pages/careers', { headers: editor })).status).toBe(404)
  expect((await save('terms', { en: 'x', versions: unsaved, staff_name: 'Another' })).status).toBe(422)
})

test('every page of the agency can be saved', async () => {
  for (const name of pageNames) {
    const title = `Saved ${name}`
    const answer = await save(name, { en: titled(name, title), versions: await versionsOf(name) })
    expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200)
    expect(await shown(name)).toBe(title)
  }
})

async function versionsOf(name: string) {
  const { texts } = await kept(name)
  return { en: texts.en.version, ur: texts.ur.version }
}
