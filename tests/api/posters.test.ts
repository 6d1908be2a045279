/**
 * Machines have ffmpeg or have not, so each test says which: a folder that is the whole PATH, empty or with a
 * program of that name.
 */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { UploadAnswer } from '#contract/files/uploads.ts'
import { makePoster } from '#domain/files/make-poster.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { dataFolder } from '../support/data-folder.ts'
import { incomingFiles } from '../support/incoming.ts'
import { mp4 } from '../support/media.ts'
import { photo } from '../support/pictures.ts'

const uploadToken = 'a-token-of-this-test'
const { PATH } = process.env

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ uploadToken })
})
afterAll(() => api.close())
afterEach(() => {
  process.env.PATH = PATH
})

/** Makes the machine one whose ffmpeg is this shell script; $POSTER is where the picture is to go. */
function haveFfmpeg(script?: string): string {
  const folder = join(dataFolder(), 'bin')
  mkdirSync(folder)
  process.env.PATH = folder
  if (script === undefined) return folder
  const place = join(folder, 'ffmpeg')
  writeFileSync(
    place,
    `#!/bin/sh\nPATH=/usr/bin:/bin\nfor POSTER in "$@"; do :; done\nPOSTER="\${POSTER#file:}"\n${script}\n`,
  )
  chmodSync(place, 0o755)
  return folder
}

async function upload(content: string) {
  const answer = await api.request('/api/uploads', {
    method: 'POST',
    headers: { authorization: `Bearer ${uploadToken}` },
    body: mp4({ content: Buffer.from(content) }),
  })
  expect(answer.status).toBe(201)
  expect(incomingFiles(api.context.config.dataDir)).toEqual([])
  return UploadAnswer.parse(await answer.json()).data
}

test('a video gets a picture of its first seconds where ffmpeg is on the machine', async () => {
  const folder = haveFfmpeg('cp "$(dirname "$0")/still.jpg" "$POSTER"')
  writeFileSync(join(folder, 'still.jpg'), await photo(640, 360))
  const { id, poster } = await upload('a tour')
  expect(poster).toMatch(/^media\/[\w-]{22}\/original$/)
  expect(poster).not.toContain(id)
  const { rows } = await api.database.pool.query('SELECT kind, width, height FROM files WHERE address = $1', [
    poster,
  ])
  expect(rows).toEqual([{ kind: 'picture', width: 640, height: 360 }])
})

test.each([
  ['there is no ffmpeg', undefined],
  ['ffmpeg finds nothing to show', 'exit 1'],
  ['ffmpeg writes nothing', ': > "$POSTER"'],
  ['ffmpeg writes no picture', 'echo "not a picture" > "$POSTER"'],
])('a video is stored without a picture when %s', async (what, script) => {
  haveFfmpeg(script)
  expect(await upload(what)).toMatchObject({ kind: 'video', poster: null })
})

test('ffmpeg that does not come to an end is ended', async () => {
  haveFfmpeg('exec sleep 600')
  const video = join(dataFolder(), 'video')
  writeFileSync(video, mp4())
  expect(await makePoster(video, async ({ path }) => path, 0.2)).toBeUndefined()
})

test.runIf(process.platform === 'linux')('ffmpeg gets no more memory than a gigabyte', async () => {
  haveFfmpeg('ulimit -v > "$POSTER"')
  const video = join(dataFolder(), 'video')
  writeFileSync(video, mp4())
  const limit = await makePoster(video, ({ path }) => readFile(path, 'utf8'))
  expect(Number(limit)).toBe(1024 * 1024)
})

test('ffmpeg is asked to read this one file and nothing that it names', async () => {
  const folder = haveFfmpeg('for word in "$@"; do echo "$word"; done > "$POSTER"')
  const video = join(folder, '-i; touch stolen')
  writeFileSync(video, mp4())
  const words = (await makePoster(video, ({ path }) => readFile(path, 'utf8')))?.split('\n') ?? []
  expect(words).toContain(`file:${video}`)
  expect(words[words.indexOf('-protocol_whitelist') + 1]).toBe('file')
  expect(words[words.indexOf('-format_whitelist') + 1]).not.toContain('hls')
  expect(readdirSync(folder)).not.toContain('stolen')
})
