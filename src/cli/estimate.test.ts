import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Evidence } from '#domain/estimator/evidence.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'
import { madeMarket } from '#tests/support/made-market.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'estimate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const header = 'city,location,price_pkr,bedrooms,baths,size_sqft,year'
const last = /^answered=(\d\.\d\d) median=(\d\.\d{3}) within20=(\d\.\d\d) coverage=(\d\.\d\d)$/

function written(name: string, lines: readonly string[], ending = '\n'): string {
  const file = path.join(folder, name)
  writeFileSync(file, lines.map((line) => line + ending).join(''))
  return file
}

function line({ city, areas, price, beds, baths, sizeSqft, date }: Evidence): string {
  const address = [...areas].reverse().join(', ')
  return `${city},"${address}",${price},${beds},${baths},${sizeSqft}.0,${Math.floor(date)}`
}

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/estimate.ts', ...args], {
    encoding: 'utf8',
    env: {},
  })
  return { stdout, stderr, status, lines: stdout.trimEnd().split('\n') }
}

const known = written('known.csv', [header, ...madeMarket(300).map(line)])

test('rows that were never seen are judged, and the last line says how well, whatever the settings are', () => {
  const unseen = written('unseen.csv', [header, ...madeMarket(60, { seed: 2 }).map(line)], '\r\n')
  const { stdout, stderr, status, lines } = run('--evidence', known, '--judge', unseen)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(lines.at(-1)).toMatch(last)
  expect(Number(last.exec(lines.at(-1) ?? '')?.[2])).toBeLessThan(0.13)
  expect(stdout).toContain('| City: lahore | 60 |')
})

test('rows that cannot be used are named with their reason, and the others are judged', () => {
  const rows = madeMarket(3, { seed: 3 }).map(line)
  const odd = written('odd.csv', [
    `${header},currency`,
    ...rows.map((row) => `${row},PKR`),
    `${rows[0]},PKR`,
    'lahore,"block a, green town",20000000,3,3,-5,2023,',
    'lahore,"block a, green town",20000000,3,3,2250,2931,',
    'lahore,"block a, green town",70000,3,3,2250,2023,USD',
    'lahore,"block a, green town",2 crore,3,3,2250,2023,',
    ',"block a, green town",20000000,3,3,2250,2023,',
    'atlantis,"block a, green town",20000000,3,3,2250,2023,',
  ])
  const { stdout, status, lines } = run('--evidence', known, '--judge', odd)
  expect(status).toBe(0)
  expect(stdout).toContain('odd.csv: 4 rows read, 5 refused, 1 duplicates left out.')
  expect(stdout).toContain('line 6: the size in square feet -5 is impossible')
  expect(stdout).toContain('line 7: the year 2931 is in the future')
  expect(stdout).toContain('line 8: the price is in USD, not in PKR')
  expect(stdout).toContain("line 9: the price '2 crore' is not a number")
  expect(stdout).toContain('line 10: the city is missing')
  expect(stdout).toContain('| City: atlantis | 1 | 0.0 % |')
  expect(lines.at(-1)).toMatch(last)
})

test('a row that is in both files is no evidence for itself', () => {
  const both = written('both.csv', [header, ...madeMarket(300).slice(0, 20).map(line)])
  const { stdout, lines } = run('--evidence', known, '--judge', both)
  expect(stdout).toMatch(/kept, 300 rows of evidence/)
  expect(stdout).toMatch(/same rows removed, 280 rows of evidence/)
  expect(stdout).toMatch(new RegExp(`same rows removed, 280 rows of evidence: ${lines.at(-1)}`))
})

test('evidence alone is estimated from itself; a file without the columns is refused', () => {
  const few = written('few.csv', [header, ...madeMarket(120).map(line)])
  expect(run('--evidence', few).lines.at(-1)).toMatch(last)
  const other = written('other.csv', ['city,location,price_usd', 'lahore,"block a, green town",7'])
  expect(run('--evidence', other)).toMatchObject({ status: 1, stderr: expect.stringContaining('price_pkr') })
  expect(run('--evidence', path.join(folder, 'none.csv')).stderr).toContain('There is no file')
  expect(run().stderr).toContain('npm run estimate -- --evidence')
})

const published = path.join(import.meta.dirname, '../../../shared/data/asking-prices.csv')

test('of the published asking prices, half of those never seen are estimated within 11.5 %', ({ skip }) => {
  skip(!existsSync(published), 'the published prices are not here: ../shared/data/asking-prices.csv')
  const [columns = '', ...rows] = readFileSync(published, 'utf8').trimEnd().split('\n')
  const random = randomNumbers(45)
  const isJudged = rows.map(() => random() < 0.2)
  const evidence = written('published.csv', [columns, ...rows.filter((_, at) => !isJudged[at])])
  const judged = written('judged.csv', [columns, ...rows.filter((_, at) => isJudged[at])])
  const { lines } = run('--evidence', evidence, '--judge', judged)
  const [, answered, median, , coverage] = last.exec(lines.at(-1) ?? '') ?? []
  expect(Number(answered)).toBeGreaterThanOrEqual(0.85)
  expect(Number(median)).toBeLessThanOrEqual(0.115)
  expect(Number(coverage)).toBeGreaterThanOrEqual(0.78)
  expect(Number(coverage)).toBeLessThanOrEqual(0.82)
})
