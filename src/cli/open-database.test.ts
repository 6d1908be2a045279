import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { openForCommand } from './open-database.ts'

test('a command leaves a database alone that a newer version has changed too much for it', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const settings = { databaseUrl: database.url, dataDir: '/nowhere' }
  await (await openForCommand(settings)).stop()
  await database.pool.query(
    `COMMENT ON TABLE drizzle.__drizzle_migrations IS 'compatible since ${Date.UTC(2100, 0)}'`,
  )
  await expect(openForCommand(settings)).rejects.toThrow(
    'The database was migrated by a newer version of the site: run the command of that version.',
  )
})
