import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { closeDataFolder } from '#db/close-data-folder.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { quickly } from '#tests/support/quickly.ts'

const asRoot = process.getuid?.() === 0

test('a data folder without permissions is reported in one sentence', async () => {
  const folder = dataFolder()
  chmodSync(folder, 0o555)
  await withoutPrivileges(() =>
    expect(openEmbedded(join(folder, 'data'))).rejects.toThrow(
      `No permission to write in the data folder ${join(folder, 'data')}: change its permissions, or set DATA_DIR to another folder.`,
    ),
  )
})

test.runIf(asRoot)(
  'root runs PostgreSQL as an account that may pass the data folder, and no other account may',
  async () => {
    const folder = dataFolder()
    const server = await openEmbedded(folder, quickly)
    const [pid] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
    await closeDataFolder(folder)
    await server.stop()
    expect(statSync(folder).mode & 0o777).toBe(0o710)
    for (const name of ['door.lock', 'start.log']) {
      expect(statSync(join(folder, 'postgres', name)).mode & 0o777).toBe(0o600)
    }
    const again = await openEmbedded(folder, quickly)
    await again.stop()
  },
)

test.runIf(asRoot)(
  'a data folder that only root may enter keeps its database outside, and finds it again',
  async () => {
    const folder = dataFolder({ closed: true })
    const first = await openEmbedded(folder, quickly)
    await query(first.url, 'CREATE TABLE notes AS SELECT 7 AS marla')
    await first.stop()
    const home = readFileSync(join(folder, 'postgres-lives-in'), 'utf8').trim()
    onTestFinished(() => rmSync(home, { recursive: true }))
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600)
    const second = await openEmbedded(folder, quickly)
    expect(await query(second.url, 'SELECT marla FROM notes')).toEqual([{ marla: 7 }])
    await second.stop()
  },
)

/** Root may do everything, so it drops its privileges for a moment. */
async function withoutPrivileges(action: () => Promise<void>): Promise<void> {
  if (asRoot) process.seteuid?.(65_534)
  try {
    await action()
  } finally {
    if (asRoot) process.seteuid?.(0)
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
