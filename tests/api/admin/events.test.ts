import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, eventMedia, events, files } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { incomingFiles } from '../../support/incoming.ts'
import { mp4 } from '../../support/media.ts'
import { photo, storeBytes } from '../../support/pictures.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

const path = '/api/events/event-upload'
const words = { title: 'Open day', description: 'Doors open at ten.', date: '2026-11-14' }

let api: TestApi
let editor: Colleague
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Value = string | File
function form(fields: Readonly<Record<string, Value | readonly Value[]>>): FormData {
  const body = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value)
  }
  return body
}

const upload = (fields: Parameters<typeof form>[0], headers: Record<string, string> = editor) =>
  api.request(path, { method: 'POST', body: form(fields), headers })
const jpeg = async (name: string, width = 64) =>
  new File([new Uint8Array(await photo(width, 48))], name, { type: 'image/jpeg' })
const film = (name: string) => new File([mp4({ content: Buffer.from(name) })], name, { type: 'video/mp4' })
const change = (id: number, body: object) => post(api, `/api/admin/events/${id}`, body, editor, 'PUT')

async function refusal(answer: Response): Promise<Record<string, string>> {
  expect(answer.status).toBe(422)
  expect(incomingFiles(api.context.config.dataDir)).toEqual([])
  return (await answer.json()).error.fields
}

test('an event with twenty files, films and a thumbnail in one form is in the gallery immediately', async () => {
  const files = await Promise.all(Array.from({ length: 20 }, (_, at) => jpeg(`photo ${at + 1}.jpg`)))
  const answer = await upload({
    ...words,
    title_ur: 'کھلا دن',
    files,
    videos: [film('walk.mp4'), 'https://youtu.be/aqz-KE-bpKQ'],
    thumbnail: await jpeg('front.jpg'),
    alts: ['The gate'],
    alts_ur: ['گیٹ'],
  })
  const { data } = await answer.json()
  expect(answer.status, JSON.stringify(data)).toBe(200)
  expect(data).toMatchObject({
    ...words,
    title_ur: 'کھلا دن',
    place: '',
    version: 1,
    last_saved: { by: 'The editor' },
  })
  const shown = await (await api.request(`/api/events/${data.id}`)).json()
  expect(shown).toMatchObject({ title: words.title, date: words.date, photo_count: 20, video_count: 2 })
  expect(shown.thumbnail.url).toBe(data.thumbnail)
  expect(shown.event_media.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...Array(20).fill('image'),
    'video',
    'video',
  ])
  expect(shown.event_media[0]).toMatchObject({ alt: 'The gate', width: 64, height: 48 })
  // A photo without a description is described by its event.
  expect(shown.event_media[1].alt).toBe(words.title)
  const inUrdu = await (
    await api.request(`/api/events/${data.id}`, { headers: { 'accept-language': 'ur' } })
  ).json()
  expect(inUrdu.event_media.slice(0, 2)).toMatchObject([{ alt: 'گیٹ' }, { alt: 'کھلا دن' }])
  expect(new Set(shown.event_media.map(({ url }: { url: string }) => url)).size).toBe(22)
  expect(incomingFiles(api.context.config.dataDir)).toEqual([])
  // A second event, so that its number is not that of its only photo.
  const other = await (
    await upload({ ...words, title: 'Second day', files: [await jpeg('hall.jpg')] })
  ).json()
  const listed = await (await api.request('/api/admin/events', { headers: { cookie: editor.cookie } })).json()
  const counts = (listed.data as { id: number; photo_count: number; video_count: number }[]).map(
    ({ id, photo_count, video_count }) => [id, photo_count, video_count],
  )
  expect(counts).toEqual(
    expect.arrayContaining([
      [data.id, 20, 2],
      [other.data.id, 1, 0],
    ]),
  )
  const [entry] = (await api.database.db.select().from(auditLog)).filter(({ entity }) => entity === 'event')
  expect(entry).toMatchObject({
    action: 'create',
    entity_id: String(data.id),
    staff_id: editor.id,
    before: null,
  })
})

test('files that were uploaded before are named by their addresses', async () => {
  const { address } = await storeBytes(api.context, await photo(64, 48))
  const answer = await upload({ ...words, files: [address], thumbnail: address })
  expect(answer.status).toBe(200)
  expect((await answer.json()).data).toMatchObject({
    thumbnail: address,
    media: [{ kind: 'image', url: address }],
  })
})

test('files that are no photo or film by their content are named, and no event is created', async () => {
  const before = await api.database.db.$count(events)
  const script = new File(['<script>alert(1)</script>'], 'house.jpg', { type: 'image/jpeg' })
  const picture = await jpeg('a picture.mp4')
  const fields = await refusal(
    await upload({
      ...words,
      files: [await jpeg('good.jpg'), script],
      videos: [picture],
      thumbnail: film('film.jpg'),
    }),
  )
  expect(fields.files).toMatch(/^house\.jpg: This type of file is not supported here/)
  expect(fields.videos).toMatch(/^a picture\.mp4: This type/)
  expect(fields.thumbnail).toMatch(/^film\.jpg: This type/)
  const torn = new File([new Uint8Array(await photo(320, 240)).slice(0, 900)], 'torn.jpg')
  expect((await refusal(await upload({ ...words, files: [torn] }))).files).toMatch(
    /^torn\.jpg: This image cannot be read/,
  )
  expect(await api.database.db.$count(events)).toBe(before)
})

test.each([
  [{ ...words, date: '14.11.2026' }, 'date'],
  [{ ...words, date: '2026-02-30' }, 'date'],
  [{ ...words, title: ' ' }, 'title'],
  [{ title: words.title, date: words.date }, 'description'],
  [{ ...words, videos: 'http://films.example/a' }, 'videos'],
  [{ ...words, files: 'https://pictures.example/hall.JPG?size=large' }, 'media.0.url'],
  [{ ...words, videos: 'https://pictures.example/hall.jpg' }, 'media.0.url'],
  [{ ...words, thumbnail: 'media/unknown' }, 'thumbnail'],
  [{ ...words, files: 'media/AAAAAAAAAAAAAAAAAAAAAA/original' }, 'media.0.url'],
  [{ ...words, alts: new File(['x'], 'x.txt') }, 'alts'],
])('%o is refused at its field', async (fields, name) => {
  expect(Object.keys(await refusal(await upload(fields)))).toContain(name)
})

test('a refused form leaves no files, except those stored before', async () => {
  const known = await photo(65, 48)
  const { address } = await storeBytes(api.context, known)
  const kept = async () => [
    await api.database.db.$count(files),
    (await Array.fromAsync(api.context.storage.keys())).length,
  ]
  const before = await kept()
  const both = [await jpeg('a.jpg', 66), new File([new Uint8Array(known)], 'b.jpg')]
  await refusal(await upload({ ...words, title: '', files: both, videos: [film('left behind')] }))
  await refusal(await upload({ ...words, files: both, thumbnail: new File(['x'], 'x.jpg') }))
  await refusal(await upload({ ...words, files: both, thumbnail: 'media/AAAAAAAAAAAAAAAAAAAAAA/original' }))
  expect(await kept()).toEqual(before)
  expect((await upload({ ...words, files: [address] })).status).toBe(200)
  // A file that an event shows stays when it is sent again.
  expect((await upload({ ...words, files: both })).status).toBe(200)
  const after = await kept()
  await refusal(await upload({ ...words, title: '', files: both }))
  expect(await kept()).toEqual(after)
})

test('unknown and protected fields of an event are refused', async () => {
  for (const more of [{ id: '1' }, { version: '9' }, { archived: 'false' }, { staff_id: 'x' }]) {
    expect(await upload({ ...words, ...more }).then(({ status }) => status)).toBe(422)
  }
})

test('only staff who may edit events are let in, before a byte is read', async () => {
  for (const [role, status] of [
    ['manager', 403],
    ['hr', 403],
    ['agent', 403],
    ['admin', 200],
  ] as const) {
    const { cookie } = await signedIn(api, role)
    expect((await upload(words, { cookie })).status, role).toBe(status)
  }
  expect((await upload(words, {})).status).toBe(401)
  for (const site of ['cross-site', 'same-site']) {
    expect((await upload(words, { ...editor, 'sec-fetch-site': site })).status, site).toBe(403)
  }
})

test('a body that is no form is refused as such', async () => {
  expect((await post(api, path, words, editor)).status).toBe(415)
  const headers = { ...editor, 'content-type': 'multipart/form-data; boundary=x' }
  expect((await api.request(path, { method: 'POST', body: 'not a form', headers })).status).toBe(400)
  const half = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nhalf of'
  expect((await api.request(path, { method: 'POST', body: half, headers })).status).toBe(400)
  expect(incomingFiles(api.context.config.dataDir)).toEqual([])
})

test('media are reordered, described and removed, and those that stay keep their IDs', async () => {
  const files = [await jpeg('a.jpg'), await jpeg('b.jpg'), await jpeg('c.jpg')]
  const { data } = await (await upload({ ...words, files })).json()
  const { id, version, archived: _, last_saved: __, ...fields } = data
  const [a, b, c] = fields.media
  const added = { id: null, kind: 'video', url: 'https://vimeo.com/76979871', alt: 'The film', poster: null }
  const media = [c, { ...a, alt: 'Tea at four' }, added]
  const answer = await change(id, { ...fields, media, thumbnail: c.url, version })
  expect(answer.status).toBe(200)
  const shown = await (await api.request(`/api/events/${id}`)).json()
  expect(shown.event_media).toMatchObject([
    { id: c.id },
    { id: a.id, alt: 'Tea at four' },
    { alt: 'The film' },
  ])
  expect(shown.thumbnail.url).toBe(c.url)
  expect(await api.database.db.$count(eventMedia)).toBeGreaterThan(0)
  expect(shown.event_media.map(({ id: one }: { id: number }) => one)).not.toContain(b.id)
})

test('a photo of another event cannot be taken, nor a film be called a photo', async () => {
  const one = (await (await upload({ ...words, files: [await jpeg('mine.jpg')] })).json()).data
  const other = (await (await upload({ ...words, videos: [film('theirs.mp4')] })).json()).data
  const { id, version, archived: _, last_saved: __, ...fields } = one
  expect(await refusal(await change(id, { ...fields, version, media: other.media }))).toHaveProperty(
    'media.0.id',
  )
  const disguised = { ...other.media[0], id: null, kind: 'image' }
  expect(await refusal(await change(id, { ...fields, version, media: [disguised] }))).toHaveProperty(
    'media.0.url',
  )
})

test('the second of two conflicting saves of an event is refused, and nothing is overwritten', async () => {
  const { data } = await (await upload(words)).json()
  const { id, version, archived: _, last_saved: __, ...fields } = data
  const saves = [{ title: 'One' }, { title: 'Other' }].map((more) =>
    change(id, { ...fields, ...more, version }),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
})

test('an event in the archive is out of the gallery until it is brought back', async () => {
  const { data } = await (await upload(words)).json()
  const archive = (archived: boolean) =>
    post(api, `/api/admin/events/${data.id}/archive`, { archived }, editor)
  expect((await archive(true)).status).toBe(200)
  expect((await api.request(`/api/events/${data.id}`)).status).toBe(404)
  expect((await archive(false)).status).toBe(200)
  expect((await api.request(`/api/events/${data.id}`)).status).toBe(200)
})

test('a field that is left out is a required field, and another one is named', async () => {
  const required = 'This is a required field'
  expect(await refusal(await upload({}))).toEqual({
    title: required,
    description: required,
    date: required,
  })
  expect(await refusal(await upload({ ...words, date: '', colour: 'green' }))).toEqual({
    date: 'Enter a date, e.g. 2026-11-20',
    colour: 'There is no field with this name',
  })
})
