import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { syncOffices } from '#db/demo/sync-offices.ts'
import { auditLog, files } from '#db/schema/index.ts'
import { addressOf, newFileId } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { photo, storeBytes } from '../../support/pictures.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let editor: Colleague
let picture: string
/** The address of a CV: stored, and no picture. */
let paper: string
beforeAll(async () => {
  api = await createTestApi()
  await syncOffices(api.database.db)
  editor = await signedIn(api, 'editor')
  picture = (await storeBytes(api.context, await photo(80, 60))).address
  const id = newFileId()
  paper = addressOf(id)
  const document = { kind: 'document' as const, content_type: 'application/pdf', bytes: 9 }
  await api.database.db.insert(files).values({ id, address: paper, sha256: 'a'.repeat(64), ...document })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const send = (path: string, body: object, method = 'POST', by = editor) => post(api, path, body, by, method)
const read = async (path: string) => (await api.request(path, { headers: editor })).json()
const data = async (answer: Response) => {
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.data
}

const kinds = {
  covers: {
    shownAt: '/api/covers',
    fields: () => ({
      title: 'Homes with a view',
      image: picture,
      alt: 'A terrace',
      link: '/search',
      shown: true,
    }),
    change: { title: 'Homes with a garden' },
    wrong: { link: 'javascript:alert(1)', title: '', alt: 'x'.repeat(301) },
  },
  testimonials: {
    shownAt: '/api/testimonials',
    fields: () => ({
      name: 'Sana Malik',
      place: 'Islamabad',
      text: 'Quick and honest.',
      rating: 5,
      photo: picture,
      given_on: '2026-10-02',
      shown: true,
    }),
    change: { text: 'Quick, honest and kind.' },
    wrong: { rating: 6, given_on: '2026-02-30', text: '  ' },
  },
  'group-photos': {
    shownAt: '/api/groupPhoto',
    fields: () => ({
      title: 'The team',
      image: picture,
      alt: 'Forty people',
      taken_on: '2026-05-01',
      shown: true,
    }),
    change: { title: 'The whole team' },
    wrong: { image: null, taken_on: 'yesterday' },
  },
  offices: {
    shownAt: '/api/offices/',
    fields: () => ({
      name: 'Lahore Office',
      city: 'Lahore',
      address: '1 Mall Road',
      email: 'lahore@aangan.example',
      phone: '+92 42 111 000 222',
      other_phones: ['042 35710000'],
      hours: 'Monday to Saturday, 10 to 7',
      map_url: 'https://www.openstreetmap.org/?mlat=31.5&mlon=74.3',
      lat: 31.5,
      long: 74.3,
    }),
    change: { address: '2 Mall Road' },
    wrong: { lat: 131, map_url: 'http://maps.example', email: 'nobody', phone: 'call me' },
  },
}

describe.each(Object.entries(kinds))('%s', (path, { shownAt, fields, change, wrong }) => {
  const all = `/api/office/${path}`
  const shown = async (): Promise<object[]> => (await api.request(shownAt)).json()

  test('are added, shown, changed, taken off the site and brought back, each in the audit log', async () => {
    const made = await data(await send(all, fields()))
    expect(made).toMatchObject({ ...fields(), version: 1, archived: false, last_saved: { by: 'The editor' } })
    const ofIt = expect.objectContaining({ id: made.id })
    expect(await shown()).toContainEqual(ofIt)
    expect((await read(all)).data).toContainEqual(expect.objectContaining({ id: made.id, ...fields() }))

    const changed = await data(await send(`${all}/${made.id}`, { ...fields(), ...change, version: 1 }, 'PUT'))
    expect(changed).toMatchObject({ ...change, version: 2 })
    expect((await read(`${all}/${made.id}`)).data).toEqual(changed)
    expect(await shown()).toContainEqual(expect.objectContaining({ id: made.id, ...change }))

    expect(await data(await send(`${all}/${made.id}/archive`, { archived: true }))).toMatchObject({
      archived: true,
    })
    expect(await shown()).not.toContainEqual(ofIt)
    await data(await send(`${all}/${made.id}/archive`, { archived: false }))
    expect(await shown()).toContainEqual(ofIt)

    const log = await api.database.db.select().from(auditLog)
    const ofThis = log.filter(({ after }) => after !== null && Reflect.get(Object(after), 'id') === made.id)
    expect(ofThis.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'change', 'archive', 'restore']),
    )
  })

  test('are not overwritten by who has not seen what they are now', async () => {
    const { id } = await data(await send(all, fields()))
    const save = (more: object) => send(`${all}/${id}`, { ...fields(), ...more, version: 1 }, 'PUT')
    const answers = await Promise.all([save({}), save(change), save(change)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(`${all}/${id}`)).data.version).toBe(2)
  })

  test('refuse each wrong value at its field, and values that nobody asked for', async () => {
    const refused = await send(all, { ...fields(), ...wrong })
    expect(refused.status).toBe(422)
    expect(Object.keys((await refused.json()).error.fields).sort()).toEqual(Object.keys(wrong).sort())
    for (const more of [{ id: 1 }, { version: 7 }, { is_own: false }, { archived: true }, { position: 1 }]) {
      expect((await send(all, { ...fields(), ...more })).status, JSON.stringify(more)).toBe(422)
    }
  })

  test('that are not there are not found', async () => {
    expect((await api.request(`${all}/999999`, { headers: editor })).status).toBe(404)
    expect((await send(`${all}/999999`, { ...fields(), version: 1 }, 'PUT')).status).toBe(404)
    expect((await send(`${all}/999999/archive`, { archived: true })).status).toBe(404)
  })
})

test.each([
  ['covers', 'image'],
  ['group-photos', 'image'],
  ['testimonials', 'photo'],
] as const)('%s take no file that is no picture, and none that was never uploaded', async (path, field) => {
  for (const address of [paper, addressOf(newFileId())]) {
    const answer = await send(`/api/office/${path}`, { ...kinds[path].fields(), [field]: address })
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toEqual({ [field]: 'Upload this picture again' })
  }
})

test('what is hidden is kept for the editor alone', async () => {
  const { id } = await data(await send('/api/office/covers', { ...kinds.covers.fields(), shown: false }))
  const listed = (await (await api.request('/api/covers')).json()).map((cover: { id: number }) => cover.id)
  expect(listed).not.toContain(id)
})

test('an order is kept, and what it does not name comes after', async () => {
  const before = (await read('/api/office/offices')).data.map(({ id }: { id: number }) => id)
  const [first, second, ...rest] = before
  await data(await send('/api/office/offices/order', { ids: [second] }))
  const after = (await (await api.request('/api/offices/')).json()).map(({ id }: { id: number }) => id)
  expect(after).toEqual([second, first, ...rest])
})

test('an office that was saved here stays as it is at the next start; the others follow the agency’s file', async () => {
  const [one, other] = (await read('/api/office/offices')).data
  const { id, version, archived: _, ...fields } = one
  await data(await send(`/api/office/offices/${id}`, { ...fields, version, hours: 'Day and night' }, 'PUT'))
  await api.database.pool.query("UPDATE offices SET phone = '0' WHERE id = $1", [other.id])
  await syncOffices(api.database.db)
  const now = (await read('/api/office/offices')).data
  expect(now).toContainEqual(expect.objectContaining({ id, hours: 'Day and night' }))
  expect(now).toContainEqual(expect.objectContaining({ id: other.id, phone: other.phone }))
})
