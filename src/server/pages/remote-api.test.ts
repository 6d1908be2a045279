import { expect, test } from 'vitest'
import { openReceiver } from '#tests/support/receiver.ts'
import type { SiteApi } from './page-request.ts'
import { remoteApi } from './remote-api.ts'

const own: SiteApi = {
  fetch: () => new Response(null, { status: 404 }),
  read: async (name) => ({ status: 200, body: `our ${name}`, tags: [] }),
}
const nothing = { params: {}, query: {} }

test('a host that says nothing is given up, and those who come next do not wait for it', async () => {
  await using host = await openReceiver()
  host.otherwise = 'say nothing'
  const api = remoteApi(host.url, 200, own)
  await expect(api.read('cities', nothing, 'a')).rejects.toThrow('timeout')
  await expect(api.read('cities', nothing, 'b')).rejects.toThrow('is left in peace for a moment')
  expect(host.received).toHaveLength(1)
})

test('what it answers, be it a refusal, is handed on, and it is asked again', async () => {
  await using host = await openReceiver()
  host.otherwise = (response) => response.writeHead(404).end('{"error":{}}')
  const api = remoteApi(host.url, 200, own)
  for (const id of ['a', 'b'])
    expect(await api.read('cities', nothing, id)).toMatchObject({ status: 404, body: { error: {} } })
})

test('a refusal that is no JSON is a refusal, and leaves no caller waiting', async () => {
  await using host = await openReceiver()
  host.otherwise = (response) => response.writeHead(404).end('<h1>Not found</h1>')
  const api = remoteApi(host.url, 200, own)
  for (const id of ['a', 'b'])
    expect(await api.read('popularAreas', nothing, id)).toMatchObject({ status: 404, body: undefined })
})

test('our own facts about the site are used where the host does not know the call', async () => {
  await using host = await openReceiver()
  host.otherwise = (response) => response.writeHead(404).end()
  const api = remoteApi(host.url, 200, own)
  expect(await api.read('deskHours', nothing, 'a')).toMatchObject({ status: 200, body: 'our deskHours' })
  host.otherwise = (response) => response.writeHead(200).end('"theirs"')
  expect(await api.read('deskHours', nothing, 'b')).toMatchObject({ status: 200, body: 'theirs' })
})
