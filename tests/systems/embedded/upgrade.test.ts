import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, databaseUrl } from '#db/embedded/cluster.ts'
import { type Home, prepareHome } from '#db/embedded/home.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { startPostmaster } from '#db/embedded/start-postmaster.ts'
import { stopPostmaster } from '#db/embedded/stop-postmaster.ts'
import { upgradeEmbedded } from '#db/embedded/upgrade.ts'
import { migrate } from '#db/migrate.ts'
import { moveDatabase } from '#db/move-database.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { ask } from '#tests/support/postmaster.ts'
import { quickly } from '#tests/support/quickly.ts'

// Debian's, the oldest that a site works with.
const debians = '/usr/lib/postgresql/15'
const insertCity = `INSERT INTO cities (name, slug, lat, long) VALUES ('Multan', 'multan', 30, 71)`
const cities = 'SELECT name FROM cities'

test.skipIf(!existsSync(join(debians, 'bin/initdb')))(
  `a database of an older PostgreSQL is brought over by one command, and kept (needs ${debians})`,
  async () => {
    const folder = dataFolder()
    const home = makeOldCluster(folder)
    const oldUrl = await startOld(home)
    await migrate(oldUrl)
    await ask(oldUrl, insertCity)
    await stopPostmaster(home)

    await expect(openEmbedded(folder, quickly)).rejects.toThrow(
      'was made with PostgreSQL 15, which this version of the site does not include: run npm run database -- upgrade',
    )
    const done = await upgradeEmbedded(folder, debians)
    expect(done).toMatchObject({ from: 15, to: 18, kept: join(home.folder, 'data-15'), leftOut: [] })
    const server = await openEmbedded(folder, quickly)
    expect(await ask(server.url, cities)).toEqual([{ name: 'Multan' }])
    await expect(upgradeEmbedded(folder, debians)).rejects.toThrow('The site uses the database')
    await server.stop()
    expect(await upgradeEmbedded(folder)).toBeUndefined()

    // Back to the old version.
    renameSync(home.cluster, join(home.folder, 'data-18'))
    renameSync(join(home.folder, 'data-15'), home.cluster)
    expect(await ask(await startOld(home), cities)).toEqual([{ name: 'Multan' }])
    await stopPostmaster(home)
  },
)

test('a database moves from the data folder to an outside server once no process uses it, and stays as it was', async () => {
  const folder = dataFolder()
  const server = await openEmbedded(folder, quickly)
  onTestFinished(() => server.stop())
  const outside = await createTestDatabase({ content: 'no tables' })
  onTestFinished(outside.drop)
  await migrate(server.url)
  await ask(server.url, insertCity)

  const site = new pg.Client({ connectionString: server.url, application_name: 'aangan work' })
  await site.connect()
  await expect(moveDatabase(server.url, outside.url)).rejects.toThrow('The site uses the database: stop all')
  await site.end()
  expect((await moveDatabase(server.url, outside.url)).leftOut).toEqual([])
  expect(await ask(outside.url, cities)).toEqual([{ name: 'Multan' }])
  expect(await ask(server.url, cities)).toEqual([{ name: 'Multan' }])
  await expect(moveDatabase(server.url, outside.url)).rejects.toThrow('is not empty')
})

function makeOldCluster(folder: string): Home {
  const home = prepareHome(folder)
  writeFileSync(home.passwordFile, 'long-ago', { mode: 0o644 })
  const made = spawnSync(
    join(debians, 'bin/initdb'),
    [
      ...['--pgdata', home.cluster, '--username', 'postgres', '--pwfile', home.passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ],
    { ...home.account, cwd: home.folder, encoding: 'utf8' },
  )
  expect(made.stderr).toBe('')
  return home
}

async function startOld(home: Home): Promise<string> {
  const password = 'long-ago'
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...quickly }
  const { port } = await startPostmaster({ home, binaries: debians, password, settings }, { keepPort: false })
  await createDatabase(port, password)
  return databaseUrl(port, password, 'aangan')
}
