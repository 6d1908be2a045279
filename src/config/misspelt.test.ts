import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt.ts'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BACKUP_KYE', 'BACKUP_KEY'],
])('%s is named with the setting that was meant', (name, meant) => {
  expect(misspeltSettings({ [name]: 'secret' })).toEqual([`${name} is not a setting: did you mean ${meant}?`])
})

test('names of other programs and right names are not named', () => {
  const names = ['PATH', 'HOME', 'HOST', 'PORT', 'LANG', 'PGHOST', 'npm_config_cache', 'HOSTNAME', 'NODE_ENV']
  const right = ['DATABASE_URL', 'API_BASE_DEVELOPMENT', 'LOGNAME', 'OTEL_SERVICE_NAME']
  expect(misspeltSettings(Object.fromEntries([...names, ...right].map((name) => [name, 'x'])))).toEqual([])
})
