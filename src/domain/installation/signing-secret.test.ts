import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settings, staff } from '#db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { commandLine } from '../access/actor.ts'
import { forgetSigningSecret } from './forget-signing-secret.ts'
import { openSigningSecret } from './signing-secret.ts'

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'aangan-secret-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const place = (signingSecret?: string, folder = dataDir) => ({ dataDir: folder, signingSecret })
const file = () => path.join(dataDir, 'signing-secret')
const stored = async () => JSON.stringify(await database.db.select().from(settings))

test('it is drawn once, into a file that no other account reads, and not into the database', async () => {
  const secrets = await Promise.all([1, 2, 3].map(() => openSigningSecret(database.db, place())))
  expect(new Set(secrets).size).toBe(1)
  expect(readFileSync(file(), 'utf8').trim()).toBe(secrets[0])
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(await stored()).not.toContain(secrets[0])
})

test('the one that an earlier version kept in the database moves into the file', async () => {
  const value = 'a secret that an earlier version drew, of 32 signs or more'
  await database.db.insert(settings).values({ key: 'secret', value })
  expect(await openSigningSecret(database.db, place())).toBe(value)
  expect(readFileSync(file(), 'utf8').trim()).toBe(value)
  expect(await stored()).not.toContain(value)
  expect(await openSigningSecret(database.db, place())).toBe(value)
})

test('another machine reads it from the environment, and says so without it or with another one', async () => {
  const elsewhere = path.join(dataDir, 'elsewhere')
  const secret = await openSigningSecret(database.db, place())
  expect(await openSigningSecret(database.db, place(secret, elsewhere))).toBe(secret)
  await expect(openSigningSecret(database.db, place(undefined, elsewhere))).rejects.toThrow(
    'set SIGNING_SECRET',
  )
  const wrong = openSigningSecret(database.db, place('x'.repeat(40), elsewhere))
  await expect(wrong).rejects.toThrow('SIGNING_SECRET is not the one of this database')
})

test('a lost one is replaced, and what it made ends', async () => {
  const { db } = database
  await openSigningSecret(db, place('x'.repeat(40)))
  await db.insert(staff).values({
    ...{ id: 's', name: 'Sana', email: 'sana@aangan.example', role: 'admin', twoFactorEnabled: true },
  })
  await forgetSigningSecret({ db, actor: commandLine })
  expect(await openSigningSecret(db, place('y'.repeat(40)))).toBe('y'.repeat(40))
  const [member] = await db.select().from(staff)
  expect(member?.twoFactorEnabled).toBe(false)
})
