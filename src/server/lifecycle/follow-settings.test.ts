import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { settings } from '#db/schema/index.ts'
import { visitor } from '#domain/access/actor.ts'
import { PageTexts } from '#domain/pages/page-texts.ts'
import { placeholdersOf } from '#domain/pages/placeholders.ts'
import { showPage } from '#domain/pages/show.ts'
import { adminKey } from '#domain/settings/read.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { followSettings } from './follow-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the privacy policy says how long CVs are kept, as staff set it', async () => {
  const { db } = database
  const config = { resumeRetentionDays: 180 }
  const problems: string[] = []
  const texts = new PageTexts({
    folder: join(import.meta.dirname, '../../../content'),
    placeholders: placeholdersOf(agency, config),
    onProblem: (sentence) => problems.push(sentence),
  })
  await texts.readAll()
  const order: string[] = []
  const derived = followSettings({ changed: async (tags) => void order.push(...tags) }, { db, texts, config })
  const policy = async () => JSON.stringify(await showPage({ db, texts, actor: visitor }, 'privacy-policy'))
  expect(await policy()).toContain('180 days')
  await db.insert(settings).values({ key: adminKey, value: { resume_retention_days: 33 } })
  await derived.changed(['listings'])
  expect(await policy()).toContain('180 days')
  await derived.changed(['settings'])
  expect(await policy()).toContain('33 days')
  expect(order).toEqual(['listings', 'settings'])
  expect(problems).toEqual([])
})
