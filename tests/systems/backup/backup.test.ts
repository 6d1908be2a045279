/** Backups of a site with pictures, into folders and buckets, and their restores. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newKey, readKey } from '#backup/backup-key.ts'
import { type BackupOptions, createBackup } from '#backup/create-backup.ts'
import { listPieces } from '#backup/manifest.ts'
import { openPlace } from '#backup/place.ts'
import { Repository } from '#backup/repository.ts'
import { restoreBackup } from '#backup/restore-backup.ts'
import { seal, unseal } from '#backup/seal.ts'
import { type Config, readConfig } from '#config'
import { holdBackupLock } from '#db/backup-lock.ts'
import { files } from '#db/schema/index.ts'
import { deleteStored } from '#domain/files/delete-stored.ts'
import { documentKey, newFileId, sizeKey } from '#storage/keys.ts'
import { openStorage } from '#storage/open.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

const secret = 's'.repeat(43)

type Site = { config: Config; database: TestDatabase; put: (bytes: Buffer) => Promise<string> }

/** A site with the demo's database, a signing secret, a map file and a picture; its files in a folder or in S3. */
async function site(settings: Record<string, string> = {}): Promise<Site> {
  const { config, database } = await machine('demo', settings)
  writeFileSync(join(config.dataDir, 'signing-secret'), `${secret}\n`)
  const storage = await openStorage(config)
  onTestFinished(() => storage.close())
  const put = async (bytes: Buffer) => {
    const id = newFileId()
    await storage.put(documentKey(id), bytes)
    await storage.put(sizeKey(id, 840, 'avif'), Buffer.from('made again'))
    const { length } = bytes
    const row = { id, address: `media/${id}/original`, kind: 'document' as const, bytes: length }
    await database.db
      .insert(files)
      .values({ ...row, sha256: randomBytes(32).toString('hex'), content_type: 'x/y' })
    return documentKey(id)
  }
  return { config, database, put }
}

async function machine(content: 'demo' | 'no tables', settings: Record<string, string> = {}) {
  const database = await createTestDatabase({ content })
  onTestFinished(() => database.drop())
  const BACKUP_KEY = settings.BACKUP_KEY ?? (await newKey())
  const config = readConfig({ DATA_DIR: dataFolder(), DATABASE_URL: database.url, BACKUP_KEY, ...settings })
  return { config, database }
}

const options = (place: string, more: Partial<BackupOptions> = {}) => ({
  place,
  zone: 'Asia/Karachi',
  ...more,
})

/** Restores the newest backup onto a machine with nothing on it. */
async function restored(place: string, from: Config, settings: Record<string, string> = {}) {
  const to = await machine('no tables', { BACKUP_KEY: from.backup.key ?? '', ...settings })
  const opened = await openPlace(place, to.config)
  onTestFinished(() => opened.close())
  const repository = await Repository.open(opened, await readKey(to.config.backup.key))
  const manifest = await repository.manifest(repository.ids().at(-1) ?? '')
  const result = await restoreBackup(repository, manifest, to.config)
  return { ...to, result, manifest }
}

const countOf = async ({ pool }: TestDatabase, table: string) =>
  (await pool.query<{ count: number }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count

test('a site comes back whole on an empty machine: rows, files, map and signing secret, and no size of a picture', async () => {
  const { config, database, put } = await site()
  const [small, large] = [randomBytes(1_000), Buffer.alloc(17_000_000, randomBytes(64))]
  const keys = [await put(small), await put(large)]
  await mkdir(join(config.dataDir, 'map'))
  await writeFile(join(config.dataDir, 'map/basemap.pmtiles'), small)
  const place = dataFolder()
  const backup = await createBackup(config, options(place))
  expect(backup.missing).toEqual([])
  const stored = (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const texts = stored.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('')
  for (const plain of [secret, 'Lahore', small.toString('latin1')]) expect(texts.includes(plain)).toBe(false)

  const back = await restored(place, config)
  expect(await countOf(back.database, 'listings')).toBe(await countOf(database, 'listings'))
  const storage = await openStorage(back.config)
  expect(await Array.fromAsync(storage.keys())).toEqual(keys.toSorted())
  expect(await Promise.all(keys.map((key) => storage.find(key)))).toEqual([small, large])
  const inFolder = (name: string) => join(back.config.dataDir, name)
  expect(readFileSync(inFolder('signing-secret'), 'utf8').trim()).toBe(secret)
  expect(statSync(inFolder('signing-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(inFolder('map/basemap.pmtiles'))).toEqual(small)
  expect(existsSync(inFolder('restore-unfinished'))).toBe(false)
})

test('from bucket to bucket; the next backup writes only new data, and removing old backups deletes data that only they used', async () => {
  const { config, put } = await site(server.environment)
  const [first, place] = [await put(randomBytes(300_000)), `s3://${server.backups}/${newFileId()}`]
  const before = await createBackup(config, options(place))
  expect(before.addedBytes).toBeGreaterThan(300_000)
  await put(randomBytes(200_000))
  const storage = await openStorage(config)
  await storage.delete(first)
  const after = await createBackup(config, options(place, { keep: { days: 1, weeks: 0, months: 0 } }))
  expect(after.addedBytes).toBeGreaterThan(200_000)
  expect(after.addedBytes).toBeLessThan(before.addedBytes / 2)
  expect(after.missing).toEqual([first])
  expect(after.removed).toEqual([before.id])
  const { manifest } = await restored(place, config, server.environment)
  expect(manifest.id).toBe(after.id)
  const opened = await openPlace(place, config)
  const names = await Array.fromAsync(opened.keys())
  const pieces = names.filter((name) => name.startsWith('pieces/'))
  expect(pieces).toHaveLength(new Set(listPieces(manifest)).size)
  await opened.close()
})

test('no backup is made where there is no site', async () => {
  const place = dataFolder()
  const folder = dataFolder()
  const { config } = await machine('no tables')
  const inFolder = readConfig({ DATA_DIR: folder, BACKUP_KEY: config.backup.key ?? '' })
  await expect(createBackup(inFolder, options(place))).rejects.toThrow(
    `no database in the data folder ${folder}`,
  )
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  await expect(createBackup(config, options(place))).rejects.toThrow('The database at DATABASE_URL is empty')
  const written = await readdir(place, { recursive: true, withFileTypes: true })
  expect(written.filter((entry) => entry.isFile())).toEqual([])
})

test('files that a running backup may need are deleted after it', async () => {
  const { config, database, put } = await site()
  const key = await put(randomBytes(100))
  const storage = await openStorage(config)
  {
    await using lock = await holdBackupLock(database.url)
    expect(lock).toBeDefined()
    await expect(deleteStored({ db: database.db, storage }, [key])).rejects.toThrow('A backup is being made')
    await expect(createBackup(config, options(dataFolder()))).rejects.toThrow(
      'Another backup of this site is running',
    )
  }
  await expect
    .poll(() => deleteStored({ db: database.db, storage }, [key]).then(() => storage.exists(key)))
    .toBe(false)
})

test('an interrupted backup does not exist; its data is used or deleted by the next one', async () => {
  const { config, put } = await site()
  for (let made = 0; made < 6; made += 1) await put(randomBytes(1_000))
  const [place, stop] = [dataFolder(), new AbortController()]
  const onFile = (done: number) => done === 2 && stop.abort(new Error('Enough'))
  const broken = createBackup(
    config,
    options(place, { signal: stop.signal, onFile: (done) => void onFile(done) }),
  )
  await expect(broken).rejects.toThrow('Enough')
  await expect(restored(place, config)).rejects.toThrow('There is no backup')
  const { id } = await createBackup(config, options(place))
  expect((await restored(place, config)).manifest.id).toBe(id)
})

test('backups that cannot be restored are refused with a sentence, and nothing is changed', async () => {
  const { config, database, put } = await site()
  await put(randomBytes(5_000))
  const place = dataFolder()
  await createBackup(config, options(place))
  await expect(restored(place, config, { BACKUP_KEY: await newKey() })).rejects.toThrow(
    /^BACKUP_KEY is not the key of the backups in .+ they need the one whose public key is age1/,
  )
  const opened = await openPlace(place, config)
  const repository = await Repository.open(opened, await readKey(config.backup.key))
  const manifest = await repository.manifest(repository.ids()[0] ?? '')
  await expect(restoreBackup(repository, manifest, config)).rejects.toThrow(
    /^The data folder .+ is not empty/,
  )
  const overLive = { ...config, dataDir: dataFolder() }
  await expect(restoreBackup(repository, manifest, overLive)).rejects.toThrow(/^The database .+ is not empty/)
  const newer = {
    ...manifest,
    version: '9.9.9',
    database: { ...manifest.database, migration: Date.UTC(2100, 0) },
  }
  await expect(restoreBackup(repository, newer, overLive)).rejects.toThrow(
    'by a newer version of the site (9.9.9)',
  )
  expect(await countOf(database, 'listings')).toBeGreaterThan(0)

  const piece = (await Array.fromAsync(opened.keys())).find((name) => name.startsWith('pieces/')) ?? ''
  truncateSync(join(place, 'aangan', piece), 30)
  const empty = await machine('no tables', { BACKUP_KEY: config.backup.key ?? '' })
  await expect(restoreBackup(repository, manifest, empty.config)).rejects.toThrow(
    `are damaged: ${piece} is damaged. Use another backup`,
  )
  expect(await readdir(empty.config.dataDir)).toEqual([])
})

test('files written into a place without the key are refused, and nothing is restored from them', async () => {
  const { config, put } = await site()
  await put(randomBytes(5_000))
  const place = dataFolder()
  const { id } = await createBackup(config, options(place))
  const opened = await openPlace(place, config)
  onTestFinished(() => opened.close())
  const key = await readKey(config.backup.key)
  const name = `backups/${id}.manifest`
  const sealed = (await opened.find(name)) ?? Buffer.alloc(0)
  const manifest = JSON.parse((await unseal(sealed, key)).toString())
  const { signature, ...unsigned } = manifest
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
  // An attacker who can write to the place finds the key that seals there.
  const label = (await opened.find('aangan-backup.json'))?.toString() ?? ''
  const theirs = { identity: await newKey(), recipient: JSON.parse(label).recipient }
  const forged = async (content: object, under = name) => {
    await opened.put(under, await seal(Buffer.from(JSON.stringify(content)), theirs))
    return Repository.open(opened, key)
  }

  for (const changed of [
    { ...manifest, secret: 't'.repeat(43) },
    { ...manifest, folderFiles: [{ ...manifest.files[0], key: '../../root/.ssh/authorized_keys' }] },
  ])
    await expect((await forged(changed)).manifest(id)).rejects.toThrow('was changed by someone')
  const later = '2099-01-01T00-00-00-000Z'
  await expect(
    (await forged({ ...manifest, id: later }, `backups/${later}.manifest`)).manifest(later),
  ).rejects.toThrow('was changed by someone')
  const repository = await forged(unsigned)
  await expect(repository.manifest(id)).rejects.toThrow(
    'is not signed: it was written by an earlier version of the site',
  )

  // As an earlier version wrote it.
  expect((await repository.manifest(id, { unsigned: true })).secret).toBe(secret)
  for (const outside of [
    '../../etc/cron.d/x',
    '/etc/cron.d/x',
    'postgres/data/pg_hba.conf',
    'map/../signing-secret',
  ])
    await expect(
      (await forged({ ...unsigned, folderFiles: [{ ...manifest.files[0], key: outside }] })).manifest(id, {
        unsigned: true,
      }),
      outside,
    ).rejects.toThrow('cannot be read')
  const [file] = manifest.files
  await expect(
    (await forged({ ...unsigned, files: [{ ...file, key: '../x' }] })).manifest(id, { unsigned: true }),
  ).rejects.toThrow('cannot be read')
})

test('the next backup takes nothing over from a manifest that was written without the key', async () => {
  const { config, put } = await site()
  const content = randomBytes(5_000)
  const stored = await put(content)
  const place = dataFolder()
  const { id } = await createBackup(config, options(place))
  const opened = await openPlace(place, config)
  onTestFinished(() => opened.close())
  const key = await readKey(config.backup.key)
  const name = `backups/${id}.manifest`
  const { signature, ...manifest } = JSON.parse(
    (await unseal((await opened.find(name)) ?? Buffer.alloc(0), key)).toString(),
  )
  const [table] = manifest.database.tables
  for (const file of manifest.files)
    Object.assign(file, { sha256: table.stored.sha256, pieces: table.stored.pieces })
  await opened.put(name, await seal(Buffer.from(JSON.stringify(manifest)), key))
  await createBackup(config, options(place))
  const back = await restored(place, config)
  const storage = await openStorage(back.config)
  expect(await storage.find(stored)).toEqual(content)
})

test('a place that cannot take backups is named in a sentence', async () => {
  const { config } = await site(server.environment)
  const refusal = (place: string) =>
    createBackup(config, options(place)).then(
      () => 'made',
      (error) => error.message,
    )
  const others = dataFolder()
  writeFileSync(join(others, 'letter.txt'), '')
  expect(await refusal(others)).toBe(
    `The folder ${others} contains other files (letter.txt): choose an empty folder.`,
  )
  expect(await refusal(join(config.dataDir, 'backups'))).toContain(
    'is inside the data folder that is backed up',
  )
  expect(await refusal(join(others, 'letter.txt'))).toContain('is not a folder')
  expect(await refusal('s3://no-such-bucket/x')).toBe(
    'The bucket of s3://no-such-bucket/x does not exist: create it, or correct its name.',
  )
  expect(await refusal(`s3://${server.settings.bucket}`)).toContain('contains the files that are backed up')
  expect(await refusal('ftp://example.com')).toContain(
    'enter a folder, or a bucket such as s3://bucket/prefix',
  )
  const place = dataFolder()
  await createBackup(config, options(place))
  const other = await site({ BACKUP_KEY: config.backup.key ?? '' })
  await expect(createBackup(other.config, options(place))).rejects.toThrow(
    'contains the backups of another site',
  )
})
