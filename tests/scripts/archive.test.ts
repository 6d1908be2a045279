import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { list } from 'tar'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { archive } from '../../scripts/lib/package/archive.js'

function release(): string {
  const folder = join(dataFolder(), 'aangan-1.0.0')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  writeFileSync(join(folder, 'lib/so.1'), 'library')
  return folder
}

test('a release has no owner, and only the owner may write to the unpacked files', async () => {
  const folder = release()
  symlinkSync('so.1', join(folder, 'lib/so'))
  chmodSync(join(folder, 'lib/so.1'), 0o777)
  const entries: [path: string, writableByOthers: boolean, uid: number | undefined][] = []
  await list({
    file: await archive(folder),
    onReadEntry: ({ path, mode = 0, uid }) => void entries.push([path, (mode & 0o022) !== 0, uid]),
  })
  expect(entries).toEqual([
    ['aangan-1.0.0/', false, undefined],
    ['aangan-1.0.0/lib/', false, undefined],
    ['aangan-1.0.0/lib/so', false, undefined],
    ['aangan-1.0.0/lib/so.1', false, undefined],
  ])
})

test.each(['/etc/passwd', '../../../etc/passwd'])(
  'no release is packed with a link to %s',
  async (target) => {
    const folder = release()
    symlinkSync(target, join(folder, 'lib/link'))
    await expect(archive(folder)).rejects.toThrow('points outside the release')
  },
)

test('no release is packed with a program that runs with the rights of its owner', async () => {
  const folder = release()
  chmodSync(join(folder, 'lib/so.1'), 0o4755)
  await expect(archive(folder)).rejects.toThrow('setuid or setgid bit')
})
