import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const loopback = { host: '127.0.0.1', port: 0, requestTimeoutMs: 10_000 }

test('a port that another start of the site has is refused, and the next one is taken where that is allowed', async () => {
  const first = await listen(loopback, (_request, response) => response.end())
  const same = { ...loopback, port: first.port }
  await expect(listen(same, () => {})).rejects.toThrow(`Port ${first.port} is in use`)
  const next = await listen({ ...same, orNextFree: true }, () => {})
  expect(next.port).not.toBe(first.port)
  await Promise.all([first.close(0), next.close(0)])
})

test.runIf(process.platform === 'linux')(
  'a crowd that connects at the same moment is let in within a few turns of the event loop',
  async () => {
    const crowd = 128
    let asked = 0
    const site = await listen(loopback, (_request, response) => {
      asked += 1
      response.end()
    })
    for (let client = 0; client < crowd; client += 1)
      connect(site.port, '127.0.0.1').end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    // Turns in which connections were accepted: how many pass until the system has connected all does not
    // matter.
    let turns = 0
    for (let before = 0; asked < crowd; before = asked) {
      await setImmediate()
      if (asked > before) turns += 1
    }
    expect(turns).toBeLessThan(crowd / 2)
    await site.close(0)
  },
)
