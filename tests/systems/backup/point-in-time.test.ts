/** The embedded server at a moment between two backups: a base backup, the log after it, and the files. */
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newKey, readKey } from '#backup/backup-key.ts'
import { createBackup } from '#backup/create-backup.ts'
import { openPlace } from '#backup/place.ts'
import { Repository } from '#backup/repository.ts'
import { restoreTo } from '#backup/restore-to.ts'
import { seal } from '#backup/seal.ts'
import { shipToPlaces } from '#backup/ship-to-places.ts'
import { type Config, readConfig } from '#config'
import { connect } from '#db/client.ts'
import { listArchive } from '#db/embedded/archive.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { files, settings } from '#db/schema/index.ts'
import { readNotedPlaces } from '#domain/backups/log-places.ts'
import { documentKey, newFileId } from '#storage/keys.ts'
import { openStorage } from '#storage/open.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { ask, postmaster } from '#tests/support/postmaster.ts'
import { quickly } from '#tests/support/quickly.ts'

test('a time between two backups is restored: everything acknowledged by then, its files, and nothing later', async () => {
  const { place, config, moment, stored, segment, kill } = await backedUpSite()
  await kill()
  const at = await restored(place, moment, config)
  expect(at.keys).toContain('acknowledged before')
  expect(at.keys).not.toContain('acknowledged after')
  expect(await at.storage.find(documentKey(stored.id))).toEqual(stored.content)
  expect(at.endedBefore).toBe(false)
  await expect(restored(place, new Date('2020-01-01T00:00:00Z'), config)).rejects.toThrow(
    'There is no backup made with --point-in-time before that moment',
  )

  // The log of an attacker who can write to the place, and has no key.
  const log = join(place, 'aangan/log', segment)
  const { recipient = '' } = (await readKey(config.backup.key)) ?? {}
  writeFileSync(log, await seal(randomBytes(1_000), { identity: await newKey(), recipient }))
  await expect(restored(place, moment, config)).rejects.toThrow(
    'was changed by someone without the BACKUP_KEY',
  )
  rmSync(join(place, 'aangan/signatures'), { recursive: true })
  await expect(restored(place, moment, config)).rejects.toThrow('is not signed')
})

test('the log is archived to every place, waits for a missing one, and restores to its end', async () => {
  const { machine, place, config, db, storage, segment, kill } = await backedUpSite()
  const other = dataFolder()
  // A backup elsewhere does not affect the first place: the log continues in both.
  await createBackup(config, { place: other, zone: 'Asia/Karachi' })
  const ship = shipToPlaces({ db, storage, config })
  const shippedTo = (folder: string) => async () => {
    await ship()
    return readdirSync(join(folder, 'aangan/log'))
  }
  const ended = await nextSegment(machine)
  for (const folder of [place, other]) await expect.poll(shippedTo(folder)).toContain(ended)
  expect(readdirSync(join(place, 'aangan/log'))).toContain(segment)
  // A missing place, such as a disk that is not mounted, keeps its log waiting and does not affect the other.
  rmSync(join(other, 'aangan'), { recursive: true })
  const last = await nextSegment(machine)
  const goesOn = async () => {
    await ship().catch(() => {})
    return readdirSync(join(place, 'aangan/log'))
  }
  await expect.poll(goesOn).toContain(last)
  await expect(ship()).rejects.toThrow('check that its disk is mounted')
  expect(await listArchive(machine)).toContainEqual(expect.stringContaining(last))
  const failing = (await readNotedPlaces(db)).current.filter(({ failsSince }) => failsSince !== null)
  expect(failing.map((one) => one.place)).toEqual([other])
  await kill()

  // No change comes after it: everything was before.
  const late = await restored(place, new Date(Date.now() + 60_000), config)
  expect(late.keys).toContain('acknowledged after')
  expect(late.endedBefore).toBe(true)
})

/** A site with one base backup and, in a shipped segment of the log after it, a file and two rows. */
async function backedUpSite() {
  const [machine, place] = [dataFolder(), dataFolder()]
  const config = readConfig({ DATA_DIR: machine, BACKUP_KEY: await newKey(), SIGNING_SECRET: 's'.repeat(40) })
  const early = await openEmbedded(machine, quickly)
  await migrate(early.url)
  const begin = () => createBackup(config, { place, zone: 'Asia/Karachi', pointInTime: true })
  await expect(begin()).rejects.toThrow('restart the site, then run this command again')
  await early.stop()
  const server = await openEmbedded(machine, quickly)
  await begin()

  const { db, close } = connect(server.url, { max: 1 })
  const storage = await openStorage(config)
  const stored = { id: newFileId(), content: randomBytes(1_000) }
  await storage.put(documentKey(stored.id), stored.content)
  const row = {
    id: stored.id,
    address: `media/${stored.id}/original`,
    kind: 'document' as const,
    bytes: 1_000,
  }
  await db.insert(files).values({ ...row, sha256: randomBytes(32).toString('hex'), content_type: 'x/y' })
  await db.insert(settings).values({ key: 'acknowledged before', value: 1 })
  const moment = await nextMillisecond()
  await nextMillisecond()
  await db.insert(settings).values({ key: 'acknowledged after', value: 1 })
  const segment = await nextSegment(machine)
  const shipped = async () => {
    await shipToPlaces({ db, storage, config })()
    return readdirSync(join(place, 'aangan/log'))
  }
  await expect.poll(shipped).toContain(segment)
  const kill = async () => {
    process.kill(postmaster(machine).pid, 'SIGKILL')
    await close()
    await server.stop()
    rmSync(machine, { recursive: true })
  }
  return { machine, place, config, db, storage, moment, stored, segment, kill }
}

/** Ends the segment of the log that is written to, with something in it. */
async function nextSegment(machine: string): Promise<string> {
  const { url } = postmaster(machine)
  await ask(url, "SELECT pg_logical_emit_message(true, 'a test', 'more')")
  const [ended] = await ask(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name')
  return String(ended?.name)
}

/** Commits have microseconds, and a moment has milliseconds. */
async function nextMillisecond(): Promise<Date> {
  const begun = Date.now()
  await expect.poll(() => Date.now()).toBeGreaterThan(begun)
  return new Date()
}

async function restored(place: string, moment: Date, { backup }: Config) {
  const folder = dataFolder()
  rmSync(folder, { recursive: true })
  const to = readConfig({ DATA_DIR: folder, BACKUP_KEY: backup.key, SIGNING_SECRET: 's'.repeat(40) })
  const opened = await openPlace(place, to)
  onTestFinished(() => opened.close())
  const repository = await Repository.open(opened, await readKey(backup.key))
  const { endedBefore } = await restoreTo(repository, moment, to)
  const server = await openEmbedded(folder, quickly)
  const { db, close } = connect(server.url, { max: 1 })
  try {
    const rows = await db.select({ key: settings.key }).from(settings)
    return { keys: rows.map(({ key }) => key), storage: await openStorage(to), endedBefore }
  } finally {
    await close()
    await server.stop()
  }
}
