import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '#storage/open.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { deleteStored } from './delete-stored.ts'

test('a file that cannot be deleted keeps no other from being deleted, and is named', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-delete-'))
  const storage = await openFolder(folder)
  await storage.put('originals/first', Buffer.from('1'))
  await storage.put('originals/last', Buffer.from('3'))
  // A folder in the place of a file.
  await mkdir(path.join(folder, 'files/originals/broken'))
  await writeFile(path.join(folder, 'files/originals/broken/inside'), '2')
  const keys = ['originals/first', 'originals/broken', 'originals/last']
  await expect(deleteStored({ db: database.db, storage }, keys)).rejects.toThrow(
    /^1 of 3 steps failed\. originals\/broken: /,
  )
  expect(await storage.exists('originals/first')).toBe(false)
  expect(await storage.exists('originals/last')).toBe(false)
  await rm(folder, { recursive: true })
  await database.drop()
})
