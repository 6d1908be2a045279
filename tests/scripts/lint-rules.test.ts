/** Our own lint rules, on the code that they are for and on code like it that is right. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataFolder } from '#tests/support/data-folder.ts'
import { writeTypesOfSupportedDom } from '../../scripts/lib/late-dom.js'

const Report = z.object({
  diagnostics: z.array(z.object({ location: z.object({ start: z.object({ line: z.number() }) }) })),
})
const root = join(import.meta.dirname, '../..')

/** The lines of `code` that the rule complains of. */
function refused(rule: string, code: readonly string[]): string[] {
  const folder = dataFolder()
  const plugins = [join(root, 'scripts/lint', rule)]
  const settings = { plugins, linter: { rules: { recommended: false } } }
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'src/sample.ts'), code.join('\n'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = { cwd: folder, encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'src'], options)
  const { diagnostics } = Report.parse(JSON.parse(stdout))
  const lines = new Set(diagnostics.map(({ location }) => location.start.line))
  return code.filter((_, at) => lines.has(at + 1))
}

test('a test that waits for a time, sets its own limit or measures how long something took is refused', () => {
  const wrong = [
    'await vi.waitFor(() => found)',
    'await expect.poll(look, { timeout: 3_000 }).toBe(1)',
    "test('it works', async () => {}, 60_000)",
    'beforeAll(async () => {}, 60_000)',
    'await new Promise((resolve) => setTimeout(resolve, 30))',
    'await setTimeout(30, undefined, { signal })',
    'expect(Date.now() - begun).toBeLessThan(60_000)',
    'expect((performance.now() - begun) / 2).toBeLessThanOrEqual(5)',
  ]
  const right = [
    'await expect.poll(look).toBe(1)',
    "await expect.poll(look, { message: 'the first page' }).toBe(1)",
    'expect(Date.parse(made_at)).toBeGreaterThanOrEqual(begun)',
    'expect(found.length).toBeLessThan(5)',
  ]
  expect(refused('patient-tests.grit', [...wrong, ...right])).toEqual(wrong)
})

test('an order by a time alone is refused, in TypeScript and in SQL', () => {
  const wrong = [
    'export const a = db.select().from(mails).orderBy(desc(mails.created_at)).limit(1)',
    'export const b = db.select().from(mails).orderBy(mails.sent_at)',
    'export const c = db.select().from(mails).orderBy(sql`created_at desc`)',
    'export const d = sql`select id from mails where id = 7 order by created_at desc limit 1`',
    "export const e = pool.query('SELECT id FROM mails ORDER BY created_at')",
  ]
  const right = [
    'export const f = db.select().from(mails).orderBy(desc(mails.created_at), desc(mails.id))',
    'export const g = sql`select id from mails order by created_at desc, id limit 1`',
    'export const h = db.select().from(mails).orderBy(mails.id)',
  ]
  expect(refused('order-of-equal-times.grit', [...wrong, ...right])).toEqual(wrong)
})

test('an expression that Safari before 16.4 cannot read is refused', () => {
  const wrong = ["text.replace(/(?<=\\d),/g, '')", 'const word = /(?<![\\w@])www/i']
  const right = ["text.replace(/(\\d),(?=\\d)/g, '$1')", 'const named = /(?<year>\\d+)/']
  expect(refused('lookbehind.grit', [...wrong, ...right])).toEqual(wrong)
})

test('features that a supported browser lacks pass the type check only after feature detection', () => {
  const folder = dataFolder()
  const settings = { extends: join(root, 'tsconfig.browser.json'), include: ['sample.ts'], exclude: [] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...settings, compilerOptions: { types: [] } }),
  )
  writeTypesOfSupportedDom(folder, 'site')
  const wrong = [
    '[1, 2].toSorted()',
    '[1, 2].findLast(Boolean)',
    'Promise.withResolvers()',
    "'a'.isWellFormed()",
    "URL.parse('/')",
    'AbortSignal.any([])',
    'new URLSearchParams().size.toFixed()',
    'document.startViewTransition()',
    'document.body.checkVisibility()',
    'document.body.showPopover()',
    'requestIdleCallback(() => {})',
    "navigator.share({ title: 'A' })",
    'new VideoDecoder({ output() {}, error() {} }).reset()',
  ]
  const right = [
    '[1, 2].sort()',
    '[1, 2].at(-1)',
    "URL.canParse?.('/')",
    'AbortSignal.timeout(1)',
    'globalThis.requestIdleCallback?.(() => {})',
    "navigator.clipboard.writeText('A')",
    'new IntersectionObserver(() => {}).disconnect()',
    "document.querySelector('dialog')?.showModal()",
  ]
  writeFileSync(join(folder, 'sample.ts'), [...wrong, ...right].map((line) => `;${line};`).join('\n'))
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  const lines = new Set(Array.from(stdout.matchAll(/sample\.ts\((\d+),/g), ([, line]) => Number(line)))
  expect([...wrong, ...right].filter((_, at) => lines.has(at + 1))).toEqual(wrong)
})
