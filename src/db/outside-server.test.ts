import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { databaseSentence } from './database-sentence.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: dataFolder() })

test('a database at DATABASE_URL is used as it is', async () => {
  const database = await createTestDatabase()
  const opened = await open(database.url)
  expect(opened).toMatchObject({ url: database.url, started: false })
  await opened.stop()
  await database.drop()
})

test('a server that does not answer is named, its password is not', async () => {
  // Nothing listens on port 1.
  await expect(open('postgres://ali:secret@127.0.0.1:1/aangan')).rejects.toThrow(
    'The database server at 127.0.0.1:1 in DATABASE_URL does not answer (ECONNREFUSED): start it, or correct the address.',
  )
})

test('a wrong password, a missing database and a wrong address each say what to correct', async () => {
  const database = await createTestDatabase()
  const wrongPassword = new URL(database.url)
  wrongPassword.password = 'secret'
  await expect(open(wrongPassword.href)).rejects.toThrow(
    /rejects the user or password in DATABASE_URL: correct them\.$/,
  )
  const missing = new URL(database.url)
  missing.pathname = '/missing'
  await expect(open(missing.href)).rejects.toThrow(
    /does not have the database named in DATABASE_URL: create it/,
  )
  const unknown = new URL(database.url)
  unknown.hostname = 'database.invalid'
  await expect(open(unknown.href)).rejects.toThrow(/has an unknown host name \(\w+\): correct it/)
  const encrypted = new URL(database.url)
  encrypted.searchParams.set('sslmode', 'require')
  await expect(open(encrypted.href)).rejects.toThrow(
    /does not accept encrypted connections: turn on ssl there/,
  )
  await expect(open('localhost:5432')).rejects.toThrow(
    /^The setting DATABASE_URL cannot be used: it is the address of a PostgreSQL database/,
  )
  await database.drop()
})

test('a server without a free connection, and one that lets us create nothing, say what to do', async () => {
  const database = await createTestDatabase({ content: 'no tables' })
  const { pool, url } = database
  const name = new URL(url).pathname.slice(1)
  await pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`)
  await expect(open(url)).rejects.toThrow(/has no free connections: raise its max_connections/)
  await pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  await pool.query(`REVOKE CREATE ON DATABASE ${name} FROM CURRENT_USER`)
  const refusal = await migrate(url).catch((error) => error)
  expect(databaseSentence(refusal)).toMatch(
    /denies permissions that the site needs to the user in DATABASE_URL .*make that user the owner/,
  )
  await database.drop()
})
