import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { makeListing } from '#tests/support/factories.ts'
import { demoMapFile, findDemoMap } from './map-file.ts'

test('the demo’s map is there while one of its listings is published, whatever else is', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  expect(await findDemoMap(db)).toBeUndefined()
  await makeListing(db)
  expect(await findDemoMap(db)).toBeUndefined()
  const { id } = await makeListing(db, { source: 'demo', source_id: '1' })
  expect(await findDemoMap(db)).toBe(demoMapFile)
  await db.execute(sql`update listings set status = 'archived' where id = ${id}`)
  expect(await findDemoMap(db)).toBeUndefined()
})
