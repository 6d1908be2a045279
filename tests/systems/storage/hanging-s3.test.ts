/** A storage service that takes everything and never answers. */
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import { uploads } from '#messages/common.ts'
import { BucketDriver } from '#storage/s3-driver.ts'
import { Storage } from '#storage/storage.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { incomingFiles } from '../../support/incoming.ts'
import { mp4 } from '../../support/media.ts'

const uploadToken = 'a-token-of-this-test'
const told: boolean[] = []
const sockets = new Set<Socket>()

let server: Server
let api: TestApi
let storage: Storage
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).resume())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const settings = {
    bucket: 'homes',
    endpoint: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    forcePathStyle: true,
  }
  const onReach = (isInReach: boolean) => void told.push(isInReach)
  storage = new Storage(new BucketDriver(settings, onReach, 300))
  api = await createTestApi({ uploadToken })
})
afterAll(async () => {
  await api.close()
  await storage.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

test('uploads end with a plain sentence, and the outage is logged once', async () => {
  const unexpected: unknown[] = []
  const app = createApi({ ...api.context, storage, onError: (error) => unexpected.push(error) })
  const upload = async (path: string, body: BodyInit) => {
    const headers = { authorization: `Bearer ${uploadToken}` }
    const answer = await app.request(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(503)
    expect(ApiError.parse(await answer.json()).error.message).toBe(uploads.notStored)
  }
  const form = new FormData()
  form.set('resume', new File(['%PDF-1.7 a life'], 'cv.pdf'))
  for (const body of [mp4(), mp4({ width: 640 })]) await upload('/api/uploads', body)
  await upload('/api/webhr/upload-resume', form)
  expect(told).toEqual([false])
  expect(unexpected).toEqual([])
  expect(incomingFiles(api.context.config.dataDir)).toEqual([])
})
