import { expect, test } from 'vitest'
import { complaintAboutLicence } from '../../scripts/lib/package/licences.js'

test.each([
  ['any', 'MIT', true],
  ['any', '(MIT OR GPL-3.0)', true],
  ['any', 'MIT AND GPL-3.0', false],
  ['any', 'GPL-3.0', false],
  ['any', 'SEE LICENSE IN LICENSE.md', false],
  ['any', 'none', false],
  ['any', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
])('%s under %s: %s', (name, licence, mayShip) => {
  expect(complaintAboutLicence({ name, version: '1.0.0', licence }) === undefined).toBe(mayShip)
})
