import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { mp4OfBoxes } from '#tests/support/media.ts'
import { photo, pngWithTextBombs } from '#tests/support/pictures.ts'
import { inChild, Unreadable } from './in-child.ts'

const now = { urgency: 'now' } as const

let started = 0
subscribe('child_process', () => {
  started += 1
})

function fileWith(bytes: Uint8Array): string {
  const path = join(dataFolder(), 'upload')
  writeFileSync(path, bytes)
  return path
}

test('one process reads many pictures', async () => {
  const path = fileWith(await photo(320, 240))
  const before = started
  for (let reads = 0; reads < 3; reads += 1) {
    const { head, summary } = await inChild('examinePicture', path, now)
    expect(head).toEqual({ format: 'jpeg', width: 320, height: 240 })
    expect(summary?.colour).toMatch(/^#[0-9a-f]{6}$/)
  }
  // None where another file's tests have left one that waits.
  expect(started - before).toBeLessThanOrEqual(1)
})

test('a picture with gigabytes beside its pixels is refused, and the next picture is read', async () => {
  const refused = await inChild('examinePicture', fileWith(pngWithTextBombs(20)), now)
  expect(refused.head).toBeUndefined()
  const next = await inChild('examinePicture', fileWith(await photo(320, 240)), now)
  expect(next.head?.width).toBe(320)
})

test('what takes too long is given up with its process', async () => {
  const original = await photo(1500, 1000)
  const slow = inChild('makeSize', { original, width: 1280, format: 'avif' }, { ...now, seconds: 0.001 })
  await expect(slow).rejects.toThrow(Unreadable)
  const made = await inChild('makeSize', { original, width: 320, format: 'jpeg' }, now)
  expect(made.length).toBeGreaterThan(100)
})

test('a broken picture is no reason to end the process', async () => {
  const original = (await photo(320, 240)).subarray(0, 2000)
  const before = started
  await expect(inChild('makeSize', { original, width: 320, format: 'jpeg' }, now)).rejects.toThrow(Unreadable)
  expect(
    await inChild('makeSize', { original: await photo(), width: 320, format: 'jpeg' }, now),
  ).toBeInstanceOf(Uint8Array)
  expect(started).toBe(before)
})

test('a film with more boxes than any film has is given up', async () => {
  const read = inChild('readBaseMedia', fileWith(mp4OfBoxes(400_000)), now)
  await expect(read).rejects.toThrow(Unreadable)
})
