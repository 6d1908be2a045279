import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { removeEarlier } from '../../scripts/lib/package/remove-earlier.js'

test('the folder of releases keeps the new archive, archives for other machines, and other files', () => {
  const folder = dataFolder()
  const here = `${process.platform}-${process.arch}.tar.gz`
  const archives = [`aangan-0.1.0-${here}`, `aangan-0.2.0-rc.1-${here}`, `aangan-0.2.0-${here}`]
  const others = ['aangan-0.1.0-linux-riscv64.tar.gz', `other-0.1.0-${here}`]
  for (const name of [...archives, ...others])
    for (const end of ['', '.sha256']) writeFileSync(join(folder, name + end), '')
  const unsigned = `aangan-0.0.9-${here}`
  writeFileSync(join(folder, unsigned), '')

  removeEarlier(join(folder, `aangan-0.2.0-${here}`))
  const kept = [`aangan-0.2.0-${here}`, ...others].flatMap((name) => [name, `${name}.sha256`])
  expect(readdirSync(folder).toSorted()).toEqual([...kept, unsigned].toSorted())
})
