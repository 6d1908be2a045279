import { Agent, request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite } from '#tests/support/toy-site.ts'
import { createShutdown } from './shutdown.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Pages that wait until `finish` is called; `asked` resolves when the first is asked for. */
function slowPages() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
  const pages = async () => {
    arrive()
    await finished
    return htmlPage('<h1>Worth the wait</h1>')
  }
  return { pages, asked, finish }
}

test('a visitor whose page is being rendered gets it although the server is stopping', async () => {
  const { pages, asked, finish } = slowPages()
  const site = await openToySite(database, { pages })
  const answer = site.get('/')
  await asked
  const closed = site.close()
  await expect(site.get('/')).rejects.toThrow()
  finish()
  expect(await (await answer).text()).toContain('Worth the wait')
  await closed
})

test('a visitor who keeps the connection open does not keep the server from stopping', async () => {
  const site = await openToySite(database, { pages: () => htmlPage('<h1>Home</h1>') })
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve, reject) => {
    httpRequest({ port: site.port, host: '127.0.0.1', agent }, (answer) => answer.resume().on('end', resolve))
      .once('error', reject)
      .end()
  })
  await site.close()
  agent.destroy()
})

test('a page that never ends is cut off after the time it is given', async () => {
  const { pages, asked } = slowPages()
  const site = await openToySite(database, { pages, settings: { SHUTDOWN_TIMEOUT_MS: '200' } })
  const answer = site.get('/').catch((error) => error)
  await asked
  await site.close()
  expect(await answer).toBeInstanceOf(Error)
})

test('a server whose successor has taken over answers those who are connected once more, and ends', async () => {
  const site = await openToySite(database, { pages: () => htmlPage('<h1>Home</h1>') })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = () =>
    new Promise<string | undefined>((resolve, reject) => {
      httpRequest({ port: site.port, host: '127.0.0.1', agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.headers.connection)),
      )
        .once('error', reject)
        .end()
    })
  expect(await get()).toBe('keep-alive')
  const drained = site.drain('/no/successor')
  await expect(site.get('/')).rejects.toThrow()
  expect(await get()).toBe('close')
  await drained
  await site.close()
})

test('what goes on for too long after the successor has taken over is cut off', async () => {
  const { pages, asked } = slowPages()
  const site = await openToySite(database, { pages, settings: { DRAIN_TIMEOUT_MS: '200' } })
  const answer = site.get('/').catch((error) => error)
  await asked
  await site.drain('/no/successor')
  expect(await answer).toBeInstanceOf(Error)
  await site.close()
})

test('a port in use is said in one sentence that names another', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const start = openToySite(database, { pages: () => htmlPage(''), settings: { PORT: String(port) } })
  await expect(start).rejects.toThrow(`Port ${port} is in use: start with another one, such as PORT=`)
  taken.close()
})

test('an unavailable listen address is reported in one sentence', async () => {
  const start = openToySite(database, { pages: () => htmlPage(''), settings: { HOST: '203.0.113.7' } })
  await expect(start).rejects.toThrow('This machine has no address 203.0.113.7: set HOST to one it has')
})

test('metrics find another port when theirs is taken', async () => {
  const first = await openToySite(database, { pages: () => htmlPage('') })
  const settings = { METRICS_PORT: String(first.metricsPort) }
  const second = await openToySite(database, { pages: () => htmlPage(''), settings })
  expect(second.metricsPort).not.toBe(first.metricsPort)
  await first.close()
  await second.close()
})

test('what was opened last is closed first, and one failure does not keep the rest open', async () => {
  const closed: string[] = []
  const errors: unknown[] = []
  const shutdown = createShutdown((error) => errors.push(error))
  shutdown.add(() => closed.push('database'))
  shutdown.add(() => {
    throw new Error('The jobs were busy')
  })
  shutdown.add(() => closed.push('connections'))
  await Promise.all([shutdown.run(), shutdown.run()])
  expect(closed).toEqual(['connections', 'database'])
  expect(errors).toHaveLength(1)
})
