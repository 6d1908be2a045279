import { expect, test } from 'vitest'
import { ConfigError } from '#config'
import { checkOutsideServer } from '#db/outside-server.ts'
import { StartupError } from '#db/startup-error.ts'
import { exitStatus } from './exit-status.ts'

test('a wrong setting is not tried again, however deep below it was met', () => {
  expect(exitStatus(new ConfigError('PORT must be a number.'))).toBe(78)
  expect(exitStatus(new Error('Failed', { cause: new StartupError('There is no right to write.') }))).toBe(78)
})

test('temporary failures are retried: an unreachable database server, and unexpected errors', async () => {
  const away = await checkOutsideServer('postgres://user@127.0.0.1:1/name').catch((error) => error)
  expect(away).toBeInstanceOf(StartupError)
  expect(exitStatus(away)).toBe(1)
  expect(exitStatus(new TypeError('x is not a function'))).toBe(1)
})
