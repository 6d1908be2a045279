import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
const revert = (name: string, version: number) =>
  post(api, `/api/admin/pages/${name}/revert`, { version }, editor)
const shown = async (name: string) => (await (await api.request(`/api/pages/${name}`)).json()).title

const titled = (name: string, title: string) => fileOf(name).replace(/^title: .*$/m, `title: ${title}`)

test('a saved text wins over the file, every state is kept, and the file can be shown again', async () => {
  const before = await kept('terms')
  expect(before).toMatchObject({ source: 'file', version: 0, written: fileOf('terms'), history: [] })
  const written = titled('terms', 'Our terms')
  const saved = (await (await save('terms', { written, version: 0 })).json()).data
  expect(saved).toMatchObject({ source: 'office', title: 'Our terms', written, file: fileOf('terms') })
  expect(await shown('terms')).toBe('Our terms')

  const second = (
    await (await save('terms', { written: titled('terms', 'Terms'), version: saved.version })).json()
  ).data
  expect(await shown('terms')).toBe('Terms')
  const reverted = (await (await revert('terms', second.version)).json()).data
  expect(reverted).toMatchObject({ source: 'file', written: fileOf('terms') })
  expect(await shown('terms')).toBe(before.title)
  expect(reverted.history.map(({ is_file }: { is_file: boolean }) => is_file)).toEqual([true, false, false])
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

test('of two who save at once one is told, and nothing is overwritten', async () => {
  const bodies = ['Ours', 'Theirs'].map((title) => ({ written: titled('iso', title), version: 0 }))
  const statuses = (await Promise.all(bodies.map((body) => save('iso', body)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect((await revert('iso', 0)).status).toBe(409)
})

test('a preview says what the page would be, and saves nothing', async () => {
  const count = await api.database.db.$count(pageTexts)
  const written = `${titled('privacy-policy', 'Privacy')}\n\n## New\n\n<script>alert(1)</script>\n\n**Bold** {{agency.name}}\n`
  const answer = await post(api, '/api/admin/pages/privacy-policy/preview', { written }, editor)
  const { data } = await answer.json()
  expect(data).toMatchObject({ name: 'privacy-policy', title: 'Privacy' })
  expect(data.sections.at(-1)).toMatchObject({
    title: 'New',
    html: expect.stringContaining('<strong>Bold</strong>'),
  })
  expect(JSON.stringify(data)).not.toContain('<script')
  expect(await api.database.db.$count(pageTexts)).toBe(count)
})

test.each([
  ['no head', 'Only a text', 'head'],
  [
    'a field that nobody knows',
    '---\ntitle: T\ndescription: D\nupdated_on: 2026-01-01\nin_short: []\nstaff: x\n---\n',
    'staff',
  ],
  ['a placeholder that nobody knows', '---\ntitle: "{{agency.secret}}"\n---\n', 'placeholder'],
  [
    'a second title',
    '---\ntitle: T\ndescription: D\nupdated_on: 2026-01-01\nin_short: []\n---\n# T\n',
    'one #',
  ],
])('a text with %s is refused with what is wrong about it', async (_what, written, said) => {
  for (const answer of [
    await save('terms', { written, version: 3 }),
    await post(api, '/api/admin/pages/terms/preview', { written }, editor),
  ]) {
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields.written).toContain(said)
  }
})

test('a saved text that cannot be used any more gives its place to the file', async () => {
  const [row] = await api.database.db
    .insert(pageTexts)
    .values({ name: 'about', written: '---\ntitle: "{{gone}}"\n---\n', staff_name: 'Somebody' })
    .returning()
  expect(await shown('about')).toBe((await kept('about')).title)
  expect((await api.request('/api/pages/about')).status).toBe(200)
  expect(api.unexpected).toEqual([expect.stringContaining('its file is shown')])
  expect((await kept('about')).version).toBe(row?.id)
})

test('a page that nobody has, and a text of nobody’s choosing', async () => {
  expect((await api.request('/api/admin/pages/careers', { headers: editor })).status).toBe(404)
  expect((await save('terms', { written: 'x', version: 0, staff_name: 'Another' })).status).toBe(422)
})
