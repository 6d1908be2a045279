import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseSettings, useSettingsFile } from '../../scripts/lib/settings-file.js'

const folder = mkdtempSync(path.join(tmpdir(), 'settings-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the settings file is read as systemd reads it', () => {
  const text = `# comment
; another
PUBLIC_URL=https://www.example.com
UPLOAD_TOKEN=with#sign  
MAIL_FROM="Aangan \\"Estates\\" <a@example.com>"
SIGNING_SECRET='a $b\\c'
EMPTY=
`
  expect(parseSettings(text)).toEqual({
    PUBLIC_URL: 'https://www.example.com',
    UPLOAD_TOKEN: 'with#sign',
    MAIL_FROM: 'Aangan "Estates" <a@example.com>',
    SIGNING_SECRET: 'a $b\\c',
    EMPTY: '',
  })
})

test('a command takes the settings of the file, and the environment wins', () => {
  const file = path.join(folder, 'environment')
  writeFileSync(file, 'DATABASE_URL=postgres://db.example.com/aangan\nPORT=4000\n')
  const environment: Record<string, string | undefined> = { AANGAN_SETTINGS: file, PORT: '5000' }
  useSettingsFile(environment)
  expect(environment).toMatchObject({ DATABASE_URL: 'postgres://db.example.com/aangan', PORT: '5000' })
})

test('a settings file that is named and is not there is an error, and an empty name means none', () => {
  const missing = path.join(folder, 'missing')
  expect(() => useSettingsFile({ AANGAN_SETTINGS: missing })).toThrow(/cannot be read/)
  const environment = { AANGAN_SETTINGS: '' }
  useSettingsFile(environment)
  expect(environment).toEqual({ AANGAN_SETTINGS: '' })
})
