import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { forgetOutside, noteOutside, refuseSecondDatabase } from './outside-note.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'outside-note-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without DATABASE_URL no empty database is made in the folder of a site with an outside one', async () => {
  noteOutside(folder)
  await expect(openDatabase({ dataDir: folder, databaseUrl: undefined })).rejects.toThrow(
    /DATABASE_URL is not set/,
  )
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  forgetOutside(folder)
  expect(() => refuseSecondDatabase(folder)).not.toThrow()
})
