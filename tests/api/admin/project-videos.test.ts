import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, projectVideos } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeProject } from '../../support/factories.ts'
import { mp4 } from '../../support/media.ts'
import { photo } from '../../support/pictures.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let editor: Colleague
let projectID: number
let otherID: number
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
  projectID = (await makeProject(api.database.db)).id
  otherID = (await makeProject(api.database.db)).id
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Fields = Readonly<Record<string, string | number | File>>
function send(
  method: 'POST' | 'PUT',
  path: string,
  fields: Fields,
  headers: Record<string, string> = editor,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof File ? value : String(value))
  return api.request(`/api/projectVideos/${path}`, { method, body, headers })
}
const create = (fields: Fields, headers?: Record<string, string>) => send('POST', 'create', fields, headers)
const update = (project: number, fields: Fields) => send('PUT', `update/${project}`, fields)
const remove = (body: object, headers: Record<string, string> = editor) =>
  post(api, '/api/projectVideos/delete', body, headers)
const shown = async (project: number): Promise<{ id: number; title: string }[]> =>
  (await (await api.request(`/api/projectVideos/${project}`)).json()).data
const film = (name: string) => new File([mp4({ content: Buffer.from(name) })], name, { type: 'video/mp4' })
const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

async function made(fields: Fields = {}) {
  const answer = await create({ projectID, title: 'A walk around', url: link, ...fields })
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.data
}

test('a film is uploaded or linked, and is on the project’s page immediately', async () => {
  const sent = await made({
    url: film('walk.mp4'),
    poster: new File([new Uint8Array(await photo(64, 36))], 'p.jpg'),
  })
  expect(sent).toMatchObject({ projectID, title: 'A walk around', description: '', version: 1 })
  expect(sent.url).toMatch(/^media\/[\w-]{22}\/original$/)
  expect(sent.poster).toMatch(/^media\//)
  const linked = await made({ title: 'From the air', description: 'Two minutes.' })
  expect(await shown(projectID)).toMatchObject([
    { id: linked.id, url: link, description: 'Two minutes.' },
    { id: sent.id, url: sent.url, poster: sent.poster },
  ])
  const log = await api.database.db.select().from(auditLog)
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'create',
      entity: 'project video',
      entity_id: String(sent.id),
      before: null,
    }),
  )
})

test('a film is changed under its project, and may be given to another', async () => {
  const { id } = await made()
  const answer = await update(projectID, { id, title: 'Around the garden', url: link })
  expect(await answer.json()).toMatchObject({ data: { id, title: 'Around the garden', version: 2 } })
  expect(await shown(projectID)).toContainEqual(expect.objectContaining({ id, title: 'Around the garden' }))
  expect((await update(projectID, { id, projectID: otherID, title: 'Moved', url: link })).status).toBe(200)
  expect(await shown(otherID)).toMatchObject([{ id, title: 'Moved' }])
  expect(await shown(projectID)).not.toContainEqual(expect.objectContaining({ id }))
})

test('a film of another project is not found, and a stale version is refused', async () => {
  const { id, version } = await made()
  expect((await update(otherID, { id, title: 'Mine now', url: link })).status).toBe(404)
  expect((await update(projectID, { id: 999_999, title: 'Nobody’s', url: link })).status).toBe(404)
  expect((await update(projectID, { id, title: 'First', url: link, version })).status).toBe(200)
  expect((await update(projectID, { id, title: 'Second', url: link, version })).status).toBe(409)
  expect(await shown(projectID)).toContainEqual(expect.objectContaining({ id, title: 'First' }))
})

test('a deleted film is off the site, and can be brought back', async () => {
  const { id } = await made()
  expect((await remove({ id })).status).toBe(200)
  expect(await shown(projectID)).not.toContainEqual(expect.objectContaining({ id }))
  expect(await api.database.db.$count(projectVideos)).toBeGreaterThan(0)
  await post(api, `/api/admin/project-videos/${id}/archive`, { archived: false }, editor)
  expect(await shown(projectID)).toContainEqual(expect.objectContaining({ id }))
  expect((await remove({ id: 999_999 })).status).toBe(404)
})

test.each([
  [{ projectID: 999_999 }, 'projectID'],
  [{ title: '' }, 'title'],
  [{ url: '' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: 'https://pictures.example/hall.jpg' }, 'url'],
  [{ url: 'media/AAAAAAAAAAAAAAAAAAAAAA/original' }, 'url'],
  [{ url: new File(['<script>alert(1)</script>'], 'film.mp4', { type: 'video/mp4' }) }, 'url'],
  [{ poster: film('a film.jpg') }, 'poster'],
])('%o is refused at its field', async (wrong, name) => {
  const answer = await create({ projectID, title: 'A walk around', url: link, ...wrong })
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields)).toContain(name)
})

test('unknown fields are refused', async () => {
  for (const more of [{ archived: 'false' }, { version: 3 }, { id: 1 }]) {
    expect((await create({ projectID, title: 'A walk', url: link, ...more })).status).toBe(422)
  }
  expect((await remove({ id: 1, archived: false })).status).toBe(422)
})

test('only staff with permission to edit projects have access', async () => {
  const fields = { projectID, title: 'A walk', url: link }
  const { id } = await made()
  for (const role of ['manager', 'agent', 'hr'] as const) {
    const { cookie } = await signedIn(api, role)
    expect((await create(fields, { cookie })).status, role).toBe(403)
    expect((await remove({ id }, { cookie })).status, role).toBe(403)
  }
  expect((await create(fields, {})).status).toBe(401)
  expect((await remove({ id }, { ...editor, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await shown(projectID)).toContainEqual(expect.objectContaining({ id }))
})

test('a field that is left out is a required field', async () => {
  const fieldsOf = async (answer: Response) => (await answer.json()).error.fields
  const required = 'This is a required field'
  expect(await fieldsOf(await create({}))).toEqual({ projectID: required, title: required, url: required })
  expect(await fieldsOf(await update(projectID, {}))).toEqual({
    id: required,
    title: required,
    url: required,
  })
  expect(await fieldsOf(await remove({}))).toEqual({ id: required })
  expect(await fieldsOf(await create({ projectID: 'first', title: 'A walk', url: link }))).toEqual({
    projectID: 'Not a number',
  })
})
