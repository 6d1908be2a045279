import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { holdInAnotherProcess } from '#tests/support/holder.ts'
import { quickly } from '#tests/support/quickly.ts'

test('after kill -9 of everything the next start has every acknowledged row', async () => {
  const folder = dataFolder()
  const program = await holdInAnotherProcess(folder)
  const acknowledged = await insertUntilKilled(program.url, async () => {
    await program.kill()
    process.kill(postmaster(folder).pid, 'SIGKILL')
  })
  const next = await openEmbedded(folder, quickly)
  expect(next.started).toBe(true)
  const stored = await numbersIn(next.url)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(stored).size).toBe(stored.length)
  await next.stop()
})

test('after kill -9 of PostgreSQL the next one listens at the same address', async () => {
  const folder = dataFolder()
  const program = await holdInAnotherProcess(folder)
  process.kill(postmaster(folder).pid, 'SIGKILL')
  const next = await openEmbedded(folder, quickly)
  expect(next.url).toBe(program.url)
  await program.leave()
  await next.stop()
})

test('after kill -9 of the program alone the next one takes over its server, and stops it at its own end', async () => {
  const folder = dataFolder()
  const program = await holdInAnotherProcess(folder)
  await program.kill()
  const next = await openEmbedded(folder, quickly)
  expect(next).toMatchObject({ started: false, url: program.url })
  await next.stop()
  await expect(numbersIn(program.url)).rejects.toThrow('ECONNREFUSED')
})

test('a creation that was interrupted is begun anew', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'postgres/data.new/base'), { recursive: true })
  const server = await openEmbedded(folder, quickly)
  expect(server.started).toBe(true)
  await server.stop()
})

test('a process number that now belongs to another program is no obstacle', async () => {
  const folder = dataFolder()
  const first = await openEmbedded(folder, quickly)
  const file = join(folder, 'postgres/data/postmaster.pid')
  const left = readFileSync(file, 'utf8')
  await first.stop()
  writeFileSync(file, left.replace(/^\d+/, String(process.pid)))
  const second = await openEmbedded(folder, quickly)
  expect(second.started).toBe(true)
  await second.stop()
})

function postmaster(folder: string): { pid: number } {
  return { pid: Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]) }
}

/** Inserts one number after the other while the server is killed; gives those that were acknowledged. */
async function insertUntilKilled(url: string, kill: () => Promise<void>): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('CREATE TABLE numbers (n int)')
  const acknowledged: number[] = []
  try {
    for (let n = 0; ; n += 1) {
      await client.query('INSERT INTO numbers VALUES ($1)', [n])
      acknowledged.push(n)
      if (n === 200) void kill()
    }
  } catch {
    return acknowledged
  }
}

async function numbersIn(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ n: number }>('SELECT n FROM numbers')
    return rows.map(({ n }) => n)
  } finally {
    await client.end()
  }
}
