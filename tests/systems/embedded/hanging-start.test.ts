import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { launchSite } from '#tests/support/site.ts'

test('a start that waits for a database that never answers ends when it is asked to, with a word', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port }: Pick<AddressInfo, 'port'> = Object(silent.address())
  const site = launchSite({
    DATA_DIR: dataFolder(),
    DATABASE_URL: `postgres://user@127.0.0.1:${port}/name`,
    SHUTDOWN_TIMEOUT_MS: '100',
  })
  onTestFinished(() => site.kill())
  site.address.catch(() => {})
  await once(silent, 'connection')
  await site.stop()
  expect(site.process.exitCode, site.said()).toBe(0)
  expect(site.said()).toContain('The start did not end when it was asked to')
})
