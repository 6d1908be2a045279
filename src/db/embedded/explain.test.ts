import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
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
    'PostgreSQL has no permission to use /data/postgres: start as the user who created it, or set DATA_DIR to another folder.',
  ],
  [
    'LOG: starting\nFATAL:  could not map anonymous shared memory: Cannot allocate memory\nLOG: shut down',
    'PostgreSQL did not start (could not map anonymous shared memory: Cannot allocate memory): its log is in /data/postgres/log.',
  ],
])('%s', (output, sentence) => {
  expect(explain(output, home).message).toBe(sentence)
})

test('a data folder of another account is reported with the command that fixes it', () => {
  const folder = dataFolder()
  const cluster = join(folder, 'data')
  mkdirSync(cluster)
  const owner = statSync(cluster).uid
  const account = { uid: owner + 7, gid: 12 }
  const { message } = explain('FATAL:  data directory has wrong ownership', {
    ...home,
    folder,
    cluster,
    account,
  })
  expect(message).toContain(
    `belongs to the account number ${owner} and is used by the account number ${owner + 7}`,
  )
  expect(message).toMatch(new RegExp(`: (?:sudo )?chown -R ${owner + 7}:12 ${folder}$`))
  const ours = explainFileError('EACCES', folder)
  expect(ours?.message).toContain('No permission to write')
})

test('a full disk met by ourselves reads like one met by PostgreSQL', () => {
  expect(explainFileError('ENOSPC', '/data')?.message).toBe(
    'The disk that holds the data folder /data is full: free some space and start again.',
  )
})
