import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { holdInAnotherProcess } from '#tests/support/holder.ts'
import { quickly } from '#tests/support/quickly.ts'

test('many that open an empty data folder at the same time share one server', async () => {
  const folder = dataFolder()
  const servers = await Promise.all([1, 2, 3, 4].map(() => openEmbedded(folder, quickly)))
  expect(servers.filter(({ started }) => started)).toHaveLength(1)
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
  for (const server of servers) await server.stop()
})

test('a second program uses the server that runs, and the last to leave stops it', async () => {
  const folder = dataFolder()
  const first = await holdInAnotherProcess(folder)
  const second = await holdInAnotherProcess(folder)
  expect([first.started, second.started]).toEqual([true, false])
  expect(second.url).toBe(first.url)
  await first.leave()
  expect(await ask(second.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  await second.leave()
  await expect(ask(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test('stored data is still there after a restart', async () => {
  const folder = dataFolder()
  const before = await openEmbedded(folder, quickly)
  await ask(before.url, 'CREATE TABLE notes AS SELECT 7 AS marla')
  await before.stop()
  const after = await openEmbedded(folder, quickly)
  expect(await ask(after.url, 'SELECT * FROM notes')).toEqual([{ marla: 7 }])
  await after.stop()
})

test('the server is reached from this machine alone, with a password that only its owner can read', async () => {
  const folder = dataFolder()
  const server = await openEmbedded(folder, quickly)
  expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600)
  expect(await ask(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const guess = new URL(server.url)
  guess.password = 'guess'
  await expect(ask(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  await server.stop()
})

test('the data outlives a power cut: commits reach the disk before they are acknowledged', async () => {
  const server = await openEmbedded(dataFolder())
  const settings = await ask(
    server.url,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') ORDER BY name`,
  )
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on'])
  await server.stop()
})

test('a file in place of the data folder is reported in one sentence', async () => {
  const path = join(dataFolder(), 'file')
  writeFileSync(path, '')
  await expect(openEmbedded(path)).rejects.toThrow(
    `The data folder ${path} is not a folder: set DATA_DIR to one.`,
  )
  expect(readFileSync(path, 'utf8')).toBe('')
})

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
