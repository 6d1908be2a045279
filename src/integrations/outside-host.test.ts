import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openOutsideHost, readJson } from './outside-host.ts'

test('a host that answers at one path and fails at another is lost once, and back when that one answers', async () => {
  let mapFails = true
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(mapFails && url.startsWith('/map') ? 500 : 200).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const told: boolean[] = []
  const { port } = Object(server.address())
  const host = openOutsideHost(`http://127.0.0.1:${port}`, (answers) => told.push(answers))
  const ask = (path: string) =>
    host.ask(path, readJson).then(
      () => true,
      () => false,
    )
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await ask(`/map?zoom=${turn}`)).toBe(false)
    await expect.poll(() => ask('/search')).toBe(true)
  }
  expect(told).toEqual([false])
  mapFails = false
  expect(await ask('/map?zoom=9')).toBe(true)
  expect(told).toEqual([false, true])
  await new Promise((resolve) => server.close(resolve))
})
