import { expect, test } from 'vitest'
import { StartupError } from '#db/startup-error.ts'
import { plainSentence } from './plain-sentence.ts'

const withCode = (code: string) => Object.assign(new Error('could not extend file'), { code })

test('what can be put right is said in its own words', () => {
  expect(plainSentence(new StartupError('Set PORT to another.'), undefined)).toBe('Set PORT to another.')
})

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a full disk is named, however deep below it was met (%s)',
  (code) => {
    const error = new Error('Failed query', { cause: withCode(code) })
    expect(plainSentence(error, undefined)).toMatch(/disk .* is full: free some space/)
  },
)

test('a fault of ours has no sentence', () => {
  expect(plainSentence(new TypeError('x is not a function'), import.meta.dirname)).toBeUndefined()
  expect(plainSentence(withCode('42P01'), import.meta.dirname)).toBeUndefined()
})

const ofPostgres = (code: string, message = 'refused') => Object.assign(new Error(message), { code })

test.each([
  ['53300', 'sorry, too many clients already', /no free connections: raise its max_connections/],
  ['53300', 'remaining connection slots are reserved for roles with …', /no free connections/],
  ['28P01', 'password authentication failed', /rejects the user or password in DATABASE_URL: correct/],
  ['28000', 'no pg_hba.conf entry for host "…", no encryption', /only encrypted connections: add \?sslmode/],
  ['28000', 'no pg_hba.conf entry for host "…", SSL encryption', /add an entry for them to its pg_hba\.conf/],
  ['3D000', 'database "…" does not exist', /does not have the database named in DATABASE_URL: create it/],
  ['42501', 'permission denied for schema public', /make that user the owner of the database/],
  ['25006', 'cannot execute INSERT in a read-only transaction', /is read-only: set DATABASE_URL/],
  ['57P01', 'terminating connection due to administrator command', /see its log .* then start again/],
  ['', 'The server does not support SSL connections', /does not accept encrypted connections: turn on ssl/],
  ['', 'Connection terminated unexpectedly', /closed the connection .*: see its log/],
])(
  'what PostgreSQL refuses (%s, %s) is said with what to do, however deep below it was met',
  (code, message, said) => {
    const error = new Error('Failed query', { cause: ofPostgres(code, message) })
    expect(plainSentence(error, undefined)).toMatch(said)
  },
)
