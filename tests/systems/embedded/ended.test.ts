/** PostgreSQL ends by itself while programs use it: they start it again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#db/embedded/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { ask } from '#tests/support/postmaster.ts'
import { quickly } from '#tests/support/quickly.ts'
import { mayMount, smallDisk } from '#tests/support/small-disk.ts'

test('two users start it once, and later ones find it at the same address', async () => {
  const folder = dataFolder()
  const reports = { trouble() {}, back: () => back.resolve() }
  const back = Promise.withResolvers<void>()
  const [first, second] = [await openEmbedded(folder, quickly), await openEmbedded(folder, quickly)]
  for (const server of [first, second]) server.watch(reports)
  process.kill(postmaster(folder), 'SIGKILL')
  const third = await openEmbedded(folder, quickly)
  await back.promise
  expect(third.url).toBe(first.url)
  expect(await ask(first.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  for (const server of [first, second, third]) await server.stop()
  await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test.runIf(mayMount)(
  'on a full disk it gives up (PANIC), and comes back with all it had once there is room (skipped where mounting is not allowed)',
  async () => {
    const disk = smallDisk(128)
    const said: string[] = []
    const back = Promise.withResolvers<void>()
    const server = await openEmbedded(disk.folder, { ...quickly, shared_buffers: '16MB' })
    onTestFinished(() => server.stop())
    server.watch({ trouble: (sentence) => said.push(sentence), back: () => back.resolve() })
    await ask(server.url, 'CREATE TABLE notes AS SELECT 7 AS marla')
    disk.fill()
    await expect(ask(server.url, writeMuchLog)).rejects.toThrow()
    await expect
      .poll(() => said)
      .toEqual([
        'PostgreSQL stopped unexpectedly and is being restarted.',
        `The disk that holds ${join(disk.folder, 'postgres')} is full: free some space. Retrying until PostgreSQL starts.`,
      ])
    disk.makeRoom()
    await back.promise
    expect(await ask(server.url, 'SELECT * FROM notes')).toEqual([{ marla: 7 }])
  },
)

// More than the segments of the log that are there; without room for the next one PostgreSQL stops.
const writeMuchLog = `SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000)) FROM generate_series(1, 40)`

function postmaster(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}
