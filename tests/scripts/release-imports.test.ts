import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout } from '#tests/support/checkout.ts'

const ourselves = join(import.meta.dirname, '../..')
const cruiser = join(ourselves, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

type Violation = { from: string; to: string; rule: { name: string } }

test('shipped files import nothing that the release does not contain', () => {
  const day = "import { today } from '#ui/dates.ts'\nexport const day = today\n"
  const broken = brokenRules({
    'src/ui/dates.ts': 'export const today = 1\nexport type Day = string\n',
    'src/demo/static.ts': day,
    'src/server/start.ts': day,
    'src/demo/relative.ts': "import '../ui/dates.ts'\n",
    'src/demo/again.ts': "export { today } from '#ui/dates.ts'\n",
    'src/demo/on-demand.ts': "export const later = () => import('#ui/dates.ts')\n",
    'src/demo/types.ts': "import type { Day } from '#ui/dates.ts'\nexport const day = (of: Day) => of\n",
    'src/server/lifecycle/development.ts': 'export const open = 1\n',
    'src/server/lifecycle/loads.ts': "export const loads = () => import('./development.ts')\n",
    'src/server/lifecycle/imports.ts': "import './development.ts'\n",
    'scripts/start.js': "import './everything.js'\nimport '../src/ui/dates.ts'\n",
    'scripts/everything.js': 'export {}\n',
  })
  const left = 'shipped-imports-left-behind'
  expect(broken).toEqual([
    `scripts/start.js ${left}`,
    'scripts/start.js shipped-imports-not-taken',
    `src/demo/again.ts ${left}`,
    `src/demo/on-demand.ts ${left}`,
    `src/demo/relative.ts ${left}`,
    `src/demo/static.ts ${left}`,
    'src/server/lifecycle/imports.ts development-only-on-demand',
    `src/server/start.ts ${left}`,
  ])
})

test('a folder of the domain imports no layer above it, nor a folder beside it that is not listed', () => {
  const wanted = 'export const one = 1\n'
  const broken = brokenRules({
    'src/domain/leads/index.ts': wanted,
    'src/domain/listings/one.ts': "import '../leads/index.ts'\n",
    'src/domain/tasks/one.ts': "import '../leads/index.ts'\n",
    'src/domain/today/one.ts': "import '../leads/index.ts'\n",
    'src/domain/errors.ts': "import './leads/index.ts'\n",
    'src/domain/fashion/one.ts': "import '../errors.ts'\n",
    'scripts/start.js': 'export {}\n',
  })
  expect(broken).toEqual([
    'src/domain/errors.ts domain-kernel',
    'src/domain/fashion/one.ts domain-layer',
    'src/domain/listings/one.ts domain-listings',
    'src/domain/tasks/one.ts domain-tasks',
  ])
})

test('a folder of the domain is imported by its index alone, which its own files leave to others', () => {
  const behind = "import '#domain/leads/one.ts'\n"
  const broken = brokenRules({
    'src/domain/leads/one.ts': 'export const one = 1\nexport type One = number\n',
    'src/domain/leads/admin/two.ts': "import '../one.ts'\n",
    'src/domain/leads/admin/own.ts': "import '../index.ts'\n",
    'src/domain/leads/index.ts': "export { one } from './one.ts'\n",
    'src/domain/context.ts': "import type { One } from './leads/one.ts'\nexport type Two = One\n",
    'src/domain/today/at-the-door.ts': "import '../leads/index.ts'\n",
    'src/domain/today/behind.ts': "import '../leads/one.ts'\n",
    'src/domain/today/behind.test.ts': "import '../leads/one.ts'\n",
    'src/domain/staff/create-auth.ts': 'export {}\n',
    'src/api/at-the-door.ts': "import '#domain/leads/index.ts'\n",
    'src/api/behind.ts': behind,
    'src/api/behind.test.ts': behind,
    'src/api/later.ts': "export const later = () => import('#domain/leads/admin/two.ts')\n",
    'src/api/types.ts': "import type { One } from '#domain/leads/one.ts'\nexport type Two = One\n",
    'src/server/second-door.ts': "import '#domain/staff/create-auth.ts'\n",
    'scripts/start.js': 'export {}\n',
  })
  expect(broken).toEqual([
    'src/api/behind.ts domain-door',
    'src/api/later.ts domain-door',
    'src/api/types.ts domain-door',
    'src/domain/leads/admin/own.ts domain-own-door',
    'src/domain/today/behind.ts domain-door-of-another',
  ])
})

/** The rules about imports that these files break, each with its file. */
function brokenRules(files: Record<string, string>): string[] {
  const checkout = makeCheckout(files)
  cpSync(join(ourselves, '.dependency-cruiser.js'), join(checkout, '.dependency-cruiser.js'))
  const args = [cruiser, 'src', 'scripts/start.js', '--output-type', 'json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' })
  const violations: Violation[] = JSON.parse(stdout).summary.violations
  return violations.map(({ from, rule }) => `${from} ${rule.name}`).toSorted()
}
