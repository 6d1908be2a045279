import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { openForCommand } from './open-database.ts'

test('a command leaves a database alone that a newer version has migrated', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const settings = { databaseUrl: database.url, dataDir: '/nowhere' }
  await (await openForCommand(settings)).stop()
  await database.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', ${Date.UTC(2100, 0)})`,
  )
  await expect(openForCommand(settings)).rejects.toThrow(
    'The database was migrated by a newer version of the site: run the command of that version.',
  )
})
