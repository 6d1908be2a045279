import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { eventMedia, files, groupPhotos } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeEvent } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const list = () => readAs(api, '/api/events', endpoints.events.answer)
const show = (id: number) => readAs(api, `/api/events/${id}`, endpoints.event.answer)

/** Stores a picture; returns its address. */
async function storePicture(letter: string): Promise<string> {
  const id = letter.repeat(22)
  const address = `media/${id}/original`
  await api.database.db.insert(files).values({
    id,
    address,
    sha256: letter.repeat(64),
    kind: 'picture',
    content_type: 'image/jpeg',
    bytes: 1,
    width: 1600,
    height: 1200,
    thumbhash: 'aGFzaA==',
    colour: '#8a9a5b',
  })
  return address
}

const stored = { width: 1600, height: 1200, placeholder: { thumbhash: 'aGFzaA==', colour: '#8a9a5b' } }
const elsewhere = { width: null, height: null, placeholder: null }

test('events come by date, the newest first, with how much there is to see of each', async () => {
  const { db } = api.database
  const address = await storePicture('a')
  const old = await makeEvent(db, { held_on: '2024-03-01', thumbnail: address })
  const coming = await makeEvent(db, { held_on: '2031-01-01' })
  const recent = await makeEvent(db, { held_on: '2025-03-01' })
  await db.insert(eventMedia).values([
    { event_id: recent.id, position: 1, kind: 'image', url: null, alt: 'Not there yet' },
    { event_id: recent.id, position: 2, kind: 'image', url: 'https://example.com/a.jpg', alt: 'The hall' },
    { event_id: recent.id, position: 3, kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', alt: 'A walk' },
    { event_id: recent.id, position: 4, kind: 'video', url: null, alt: 'Not there yet' },
  ])
  expect(await list()).toEqual([
    shown(coming, { thumbnail: null, photo_count: 0, video_count: 0 }),
    // Without a chosen picture, the first photo represents the event.
    shown(recent, {
      thumbnail: { url: 'https://example.com/a.jpg', ...elsewhere },
      photo_count: 1,
      video_count: 1,
    }),
    shown(old, { thumbnail: { url: address, ...stored }, photo_count: 0, video_count: 0 }),
  ])
})

test('one event has its photos and videos in order, without those that are not there yet', async () => {
  const { db } = api.database
  const event = await makeEvent(db)
  const address = await storePicture('b')
  await db.insert(eventMedia).values([
    { event_id: event.id, position: 3, kind: 'image', url: 'https://example.com/b.jpg', alt: 'The lawn' },
    { event_id: event.id, position: 1, kind: 'image', url: address, alt: 'The stage' },
    {
      event_id: event.id,
      position: 2,
      kind: 'video',
      url: 'https://vimeo.com/76979871',
      alt: 'A walk',
      poster: address,
    },
    { event_id: event.id, position: 4, kind: 'video', url: null, alt: 'Not there yet' },
  ])
  expect(await show(event.id)).toMatchObject({
    title: event.title,
    photo_count: 2,
    video_count: 1,
    event_media: [
      { kind: 'image', url: address, alt: 'The stage', poster: null, ...stored },
      { kind: 'video', url: 'https://vimeo.com/76979871', alt: 'A walk', poster: address, ...elsewhere },
      { kind: 'image', url: 'https://example.com/b.jpg', alt: 'The lawn', poster: null, ...elsewhere },
    ],
  })
})

test('an event that does not exist is not found', async () => {
  for (const id of ['2147483647', 'abc', '0', '-1', '99999999999']) {
    expect((await api.request(`/api/events/${id}`)).status, id).toBe(404)
  }
})

test('team photos have their dimensions', async () => {
  const { db } = api.database
  const address = await storePicture('c')
  await db.insert(groupPhotos).values([
    { title: 'Without a picture', taken_on: '2024-01-01' },
    { title: 'With one', taken_on: '2025-01-01', image: address },
  ])
  expect(await readAs(api, '/api/groupPhoto', endpoints.groupPhotos.answer)).toMatchObject([
    { title: 'With one', image: { url: address, ...stored } },
    { title: 'Without a picture', image: null },
  ])
})

test('changes to an event reach the pages that show it', async () => {
  const { tags } = await api.read('events', { params: {}, query: {} }, 'r1')
  expect(tags).toEqual(['events'])
})

test('an event in Urdu has its Urdu texts, and the rest in English', async () => {
  const event = await makeEvent(api.database.db, { title_ur: 'گھروں کی نمائش', place_ur: '' })
  const answer = await api.request(`/api/events/${event.id}`, { headers: { 'accept-language': 'ur' } })
  expect(await answer.json()).toMatchObject({
    title: 'گھروں کی نمائش',
    description: event.description,
    place: event.place,
  })
  expect(await show(event.id)).toMatchObject({ title: event.title })
})

function shown(event: Awaited<ReturnType<typeof makeEvent>>, more: object) {
  const { id, title, description, place, held_on } = event
  return { id, title, description, place, date: held_on, ...more }
}
