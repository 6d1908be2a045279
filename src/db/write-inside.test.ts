import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { makeInside, writeInside } from './write-inside.ts'

test('a file is written below its folder, and over an earlier one whole', async () => {
  const folder = dataFolder()
  await writeInside(folder, 'a/b/c', 'a longer text')
  expect(await writeInside(folder, 'a/b/c', 'short')).toBe(join(folder, 'a/b/c'))
  expect(readFileSync(join(folder, 'a/b/c'), 'utf8')).toBe('short')
})

test('nothing is written outside: not by its name, through a link, over a link, or into a pipe', async () => {
  const [outside, folder] = [dataFolder(), dataFolder()]
  writeFileSync(join(outside, 'keys'), 'mine')
  mkdirSync(join(folder, 'real'))
  symlinkSync(outside, join(folder, 'linked'))
  symlinkSync(join(outside, 'keys'), join(folder, 'real/keys'))
  symlinkSync(join(outside, 'new'), join(folder, 'real/new'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
  const names = [
    `../${outside.split('/').at(-1)}/keys`,
    join(outside, 'keys'),
    'linked/keys',
    'linked/new/keys',
    'real/keys',
    'real/new',
    'pipe',
  ]
  for (const name of names)
    await expect(writeInside(folder, name, 'theirs'), name).rejects.toThrow('is outside')
  for (const name of ['../x', 'linked/x', 'real/keys', 'pipe'])
    await expect(makeInside(folder, name), name).rejects.toThrow('is outside')
  expect(readFileSync(join(outside, 'keys'), 'utf8')).toBe('mine')
  expect(existsSync(join(outside, 'new'))).toBe(false)
  expect(existsSync(join(outside, 'x'))).toBe(false)
})
