import { expect, test } from 'vitest'
import { openReceiver } from '#tests/support/receiver.ts'
import { remoteApi } from './remote-api.ts'

const nothing = { params: {}, query: {} }

test('a host that says nothing is given up, and those who come next do not wait for it', async () => {
  await using host = await openReceiver()
  host.otherwise = 'say nothing'
  const api = remoteApi(host.url, 200)
  await expect(api.read('cities', nothing, 'a')).rejects.toThrow('timeout')
  await expect(api.read('cities', nothing, 'b')).rejects.toThrow('is left in peace for a moment')
  expect(host.received).toHaveLength(1)
})

test('what it answers, be it a refusal, is handed on, and it is asked again', async () => {
  await using host = await openReceiver()
  host.otherwise = (response) => response.writeHead(404).end('{"error":{}}')
  const api = remoteApi(host.url, 200)
  for (const id of ['a', 'b'])
    expect(await api.read('cities', nothing, id)).toMatchObject({ status: 404, body: { error: {} } })
})
