/** A place for backups is tried with a write before it is relied on: in the admin app and by the command. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '#backup/backup-key.ts'
import { createBackup } from '#backup/create-backup.ts'
import { readConfig } from '#config'
import { readSettings } from '#domain/settings/read.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { type Colleague, post, signedIn } from '#tests/support/staff.ts'

let api: TestApi
let admin: Colleague
let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
  const { s3, backup } = readConfig({
    DATA_DIR: '/unused',
    BACKUP_KEY: await newKey(),
    ...server.environment,
  })
  api = await createTestApi({ s3, backup })
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const set = async (backup_place: string) => {
  const answer = await post(api, '/api/admin/settings', { backup_place }, admin, 'PUT')
  return { status: answer.status, body: await answer.json() }
}

/** Places where no backup can be made, each with a part of the sentence that says why. */
function unusable(): [place: string, why: RegExp][] {
  const { dataDir } = api.context.config
  const [folder, busy] = [dataFolder(), dataFolder()]
  writeFileSync(join(folder, 'file'), '')
  writeFileSync(join(busy, 'photo.jpg'), '')
  mkdirSync(join(dataDir, 'in'), { recursive: true })
  symlinkSync(join(dataDir, 'in'), join(folder, 'link'))
  return [
    ['/proc/nowhere', /cannot be created there: enter another one|No permission|only be read/],
    [join(folder, 'file'), /is not a folder/],
    [join(folder, 'file', 'below'), /is not a folder/],
    [join(dataDir, 'backups'), /is inside the data folder/],
    [join(folder, 'link'), /is inside the data folder/],
    [busy, /contains other files \(photo\.jpg\)/],
    ['s3://homes/backups', /contains the files that are backed up/],
    ['s3://no-such-bucket/site', /does not exist/],
  ]
}

test('a place where no backup can be made is refused at its field, with the reason', async () => {
  for (const [place, why] of [
    ...unusable(),
    ['backups/site', /whole path/] as const,
    ['s3:/backups/site', /whole path/] as const,
  ]) {
    const { status, body } = await set(place)
    expect([place, status]).toEqual([place, 422])
    expect(body.error.fields.backup_place, place).toMatch(why)
  }
  expect((await readSettings(api.database.db)).backup_place).toBe('')
})

test('the command refuses the same places before it reads the database', async () => {
  const config = { ...api.context.config, databaseUrl: api.database.url }
  for (const [place, why] of [...unusable(), ['backups/site', /whole path/] as const])
    await expect(createBackup(config, { place, zone: 'Asia/Karachi' }), place).rejects.toThrow(why)
})

test('a folder and a bucket that take a file are accepted, and nothing stays of the trial', async () => {
  const folder = dataFolder()
  for (const place of [folder, `s3://${server.backups}/site`]) {
    const { status, body } = await set(place)
    expect([status, body.data?.settings.backup_place]).toEqual([200, place])
  }
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('a place with the backups of another site is refused, and one that is set already is not tried again', async () => {
  const taken = dataFolder()
  mkdirSync(join(taken, 'aangan'))
  const label = { format: 1, recipient: null, site: 'another' }
  writeFileSync(join(taken, 'aangan/aangan-backup.json'), JSON.stringify(label))
  expect((await set(taken)).body.error.fields.backup_place).toMatch(/not encrypted|another site/)
  const { backup_place } = await readSettings(api.database.db)
  await server.close()
  expect((await set(backup_place)).status).toBe(200)
  server = await startS3Server()
})
