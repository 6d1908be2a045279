import { expect, test } from 'vitest'
import { explain, explainFileError } from './explain.ts'

const home = {
  folder: '/data/postgres',
  cluster: '/data/postgres/data',
  passwordFile: '/data/postgres/password',
  startLog: '/data/postgres/start.log',
  logs: '/data/postgres/log',
  account: undefined,
}

test.each([
  [
    'initdb: error: could not write to file "/data/postgres/data.new/x": No space left on device',
    'The disk that holds /data/postgres is full: free some space and start again.',
  ],
  [
    'FATAL:  data directory "/data/postgres/data" has wrong ownership',
    'PostgreSQL may not use /data/postgres: start as the user who made it, or set DATA_DIR to another folder.',
  ],
  [
    'LOG: starting\nFATAL:  could not map anonymous shared memory: Cannot allocate memory\nLOG: shut down',
    'PostgreSQL did not start (could not map anonymous shared memory: Cannot allocate memory): its log is in /data/postgres/log.',
  ],
])('%s', (output, sentence) => {
  expect(explain(output, home).message).toBe(sentence)
})

test('a full disk met by ourselves reads like one met by PostgreSQL', () => {
  expect(explainFileError('ENOSPC', '/data')?.message).toBe(
    'The disk that holds the data folder /data is full: free some space and start again.',
  )
})
