import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'
import { makeDataFolder } from './make-folder.ts'

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o755)
  return folder
}

const modeOf = (...place: string[]) => statSync(path.join(...place)).mode & 0o777

test('folders that an earlier version left open are closed to other accounts, including their contents', async () => {
  const folder = openFolder()
  mkdirSync(path.join(folder, 'files/originals'), { recursive: true })
  for (const name of ['files/originals/cv', 'postgres-lives-in']) {
    writeFileSync(path.join(folder, name), 'private')
    chmodSync(path.join(folder, name), 0o644)
  }
  await closeDataFolder(folder)
  expect(modeOf(folder)).toBe(0o700)
  for (const name of ['files', 'files/originals']) expect(modeOf(folder, name)).toBe(0o700)
  for (const name of ['files/originals/cv', 'postgres-lives-in']) expect(modeOf(folder, name)).toBe(0o600)
})

test('a folder with other files stays open, and only our files in it are closed', async () => {
  const folder = openFolder()
  for (const name of ['site', 'files']) mkdirSync(path.join(folder, name))
  const warning = await closeDataFolder(folder)
  expect(warning).toMatch(/^Other accounts .* run chmod 7(00|11) /)
  expect([folder, path.join(folder, 'site')].map((place) => modeOf(place))).toEqual([0o755, 0o755])
  expect(modeOf(folder, 'files')).toBe(0o700)
})

test('a folder that is not there yet is made closed', async () => {
  const folder = path.join(openFolder(), 'data')
  await closeDataFolder(folder)
  expect(modeOf(folder)).toBe(0o700)
})

test('a folder with only the files of a site is closed without a message', async () => {
  const folder = openFolder()
  for (const name of ['feeds', 'map', 'postgres']) mkdirSync(path.join(folder, name))
  for (const name of ['signing-secret', 'site-address', 'site.lock', 'uses-outside-database'])
    writeFileSync(path.join(folder, name), '')
  expect(await closeDataFolder(folder)).toBeUndefined()
  expect(modeOf(folder) & 0o067).toBe(0)
  expect(modeOf(folder, 'feeds')).toBe(0o700)
})

test('the folder of a new site is made closed', () => {
  const folder = path.join(openFolder(), 'parent', 'data')
  makeDataFolder(folder)
  expect(modeOf(folder) & 0o066).toBe(0)
})
