import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { overdueHours } from '#domain/backups/backup-trouble.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { PageCache } from '../pages/page-cache.ts'
import { createMetrics } from './metrics.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/monitoring/${name}`, import.meta.url), 'utf8')

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

test('each alert and each panel asks for metrics that the site has', async () => {
  const metrics = createMetrics({
    cache: new PageCache({ maxBytes: 0 }),
    pool: database.pool,
    countLeads: async () => [],
    countDeadJobs: async () => [],
    operations: { databaseUrl: database.url, dataDir: tmpdir() },
  })
  metrics.observe('page', 200, 0.01, 'hit')
  const text = await metrics.text()
  await metrics.close()
  const known = new Set(
    [...text.matchAll(/^(?:# TYPE (\w+)|(\w+)\{)/gm)].map(([, declared, sample]) => declared ?? sample),
  )

  const rules: Rules = parse(read('alerts.yaml'))
  const dashboard: Dashboard = JSON.parse(read('grafana.json'))
  const asked = [
    ...rules.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ by: alert, expr }))),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ by: title, expr }))),
  ]
  expect(asked.length).toBeGreaterThan(20)
  for (const { by, expr } of asked) {
    const names = expr.match(/\baangan_\w+/g) ?? []
    if (by !== 'AanganDown') expect(names, by).not.toEqual([])
    for (const name of names) expect(known, `${by} asks for ${name}`).toContain(name)
  }
})

test('the alert, the document and the admin app call a backup overdue at the same age', () => {
  const rules: Rules = parse(read('alerts.yaml'))
  const expr = rules.groups
    .flatMap((group) => group.rules)
    .find(({ alert }) => alert === 'AanganBackupMissing')?.expr
  const limit = `time() - aangan_backup_last_success_timestamp_seconds > ${overdueHours * 3600}`
  expect(expr).toBe(limit)
  const document = readFileSync(new URL('../../../docs/operations/backup.md', import.meta.url), 'utf8')
  expect(document).toContain(`\`${limit}\``)
  expect(document).toContain(`${overdueHours} hours`)
})
