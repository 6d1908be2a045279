import { expect, test } from 'vitest'
import type { SendOptions, StoredFile } from './send-file.ts'
import { UploadFailure } from './send-with-progress.ts'
import { createUploadList } from './upload-list.ts'

const file = (name: string, bytes = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

/** A file that claims to be that large. */
function huge(name: string, megabytes: number, type: string): File {
  return Object.defineProperty(file(name, 1, type), 'size', { value: megabytes * 1024 * 1024 })
}

const stored = (name: string): StoredFile => ({
  id: name,
  address: `media/${name}/original`,
  kind: 'picture',
  width: 4,
  height: 3,
  placeholder: null,
  poster: null,
})

type Sending = {
  name: string
  options: SendOptions
  resolve: (stored: StoredFile) => void
  reject: (error: unknown) => void
}

/** A list whose line the test holds in its hand. */
function open(kinds: SendOptions['kinds'] = ['picture', 'video']) {
  const line: Sending[] = []
  const list = createUploadList({
    kinds,
    send: ({ name }, options) =>
      new Promise<StoredFile>((resolve, reject) => {
        line.push({ name, options, resolve, reject })
        options.signal.addEventListener('abort', () => reject(options.signal.reason))
      }),
  })
  const of = (name: string) => {
    const found = line.findLast((sending) => sending.name === name)
    if (!found) throw new Error(`${name} is not on its way`)
    return found
  }
  const states = () => list.shown().uploads.map(({ file: { name }, status }) => `${name} ${status}`)
  return { list, line, of, states, key: (at: number) => list.shown().uploads[at]?.key ?? -1 }
}

/** Lets everything that was promised happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('three files upload in parallel, the next ones when there is room', async () => {
  const { list, of, states } = open()
  list.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  expect(states()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd waiting', 'e waiting'])
  of('b').resolve(stored('b'))
  await settle()
  expect(states()).toEqual(['a uploading', 'b done', 'c uploading', 'd uploading', 'e waiting'])
  expect(list.shown().news).toBe('b has been uploaded.')
})

test('a file tells how far it is', () => {
  const { list, of } = open()
  list.add([file('a')])
  of('a').options.onProgress(0.429)
  expect(list.shown().uploads[0]).toMatchObject({ status: 'uploading', percent: 42 })
})

test('a cancelled file stops, leaves the list and makes room', async () => {
  const { list, of, states, key } = open()
  list.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  const { signal, onProgress } = of('a').options
  list.remove(key(0))
  onProgress(0.5)
  expect(signal.aborted).toBe(true)
  await settle()
  expect(states()).toEqual(['b uploading', 'c uploading', 'd uploading'])
  expect(list.shown().news).toBe('The upload of a was cancelled.')
})

test('a file that is shown elsewhere once it is stored is still said to be uploaded', async () => {
  const { list, of, states, key } = open()
  list.add([file('photo.jpg'), file('plan.jpg')])
  of('photo.jpg').resolve(stored('photo.jpg'))
  await settle()
  list.dismiss(key(0))
  expect(states()).toEqual(['plan.jpg uploading'])
  expect(list.shown().news).toBe('photo.jpg has been uploaded.')
})

test('a file that failed can be tried again when that may help', async () => {
  const { list, of, states, key } = open()
  list.add([file('a')])
  of('a').reject(new UploadFailure('The connection was lost.', true))
  await settle()
  expect(list.shown()).toMatchObject({
    uploads: [{ status: 'failed', sentence: 'The connection was lost.', canRetry: true }],
    news: 'a could not be uploaded. The connection was lost.',
  })
  list.retry(key(0))
  of('a').resolve(stored('a'))
  await settle()
  expect(states()).toEqual(['a done'])
})

test('a file that the server refuses for its type or size cannot be tried again', async () => {
  const { list, of } = open()
  list.add([file('a')])
  of('a').reject(new UploadFailure('This file is incomplete.', false))
  await settle()
  expect(list.shown().uploads).toMatchObject([{ status: 'failed', canRetry: false }])
})

test('a file that is sure to be refused is not sent at all', () => {
  const { list, line } = open(['picture'])
  list.add([file('empty.jpg', 0), huge('large.jpg', 51, 'image/jpeg'), huge('film.mp4', 51, 'video/mp4')])
  expect(line).toEqual([])
  expect(list.shown().uploads).toMatchObject([
    { sentence: 'This file is empty. Choose another one.' },
    { sentence: 'This image is too large. Choose one of up to 50 MB.' },
    { sentence: 'This image is too large. Choose one of up to 50 MB.' },
  ])
  expect(list.shown().news).toContain(
    'large.jpg could not be uploaded. This image is too large. Choose one of up to 50 MB.',
  )
})

test('a video may be larger than a picture where both are wanted', () => {
  const { list, states } = open(['picture', 'video'])
  list.add([
    huge('tour.mp4', 400, 'video/mp4'),
    huge('tour.jpg', 400, 'image/jpeg'),
    huge('tour.mov', 501, ''),
  ])
  expect(states()).toEqual(['tour.mp4 uploading', 'tour.jpg failed', 'tour.mov failed'])
})

test('leaving stops uploads that are under way', () => {
  const { list, line } = open()
  list.add([file('a'), file('b')])
  list.stop()
  expect(line.map(({ options }) => options.signal.aborted)).toEqual([true, true])
})
