import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const release = inject('release')

test('a release has every package, and every font, that its code asks for', () => {
  const asked = [...askedFor()].toSorted()
  expect(asked.length).toBeGreaterThan(40)
  const load = `for (const name of ${JSON.stringify(asked)})
    if (/[.](ttf|woff2?|json)$/.test(name)) (await import('node:fs')).accessSync(new URL(import.meta.resolve(name)))
    else await import(name)`
  const { status, stderr } = spawnSync(ownNode(), ['--input-type=module', '--eval', load], {
    cwd: release,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('a release brings no types, no source maps and no tests', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
  expect(
    files.filter((file) => /[.]d[.][cm]?ts$|[.]map$|[.]test[.]tsx?$|^src[/](site|ui|admin)/.test(file)),
  ).toEqual([])
})

test('the sizes in install.md are those of the release', () => {
  expect(inject('packaging')).toMatch(/aangan: \d+ MB/)
  expect(inject('packaging')).not.toContain('install.md gives other sizes')
})

/** The packages, with what of them is meant, that the code of the release imports or looks for when it runs. */
function askedFor(): Set<string> {
  const sources = readdirSync(join(release, 'src'), { recursive: true, encoding: 'utf8' })
  const code = sources
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(release, 'src', file), 'utf8'))
  const imports = /^(?:import (?!type )[^'"]*?|export [^'"]*? from |\} from )'([^'"#.][^'"]*)'/gm
  const onDemand = /(?:\bimport|import\.meta\.resolve)\(\s*'([^'"#.][^'"]*)'/g
  const names = code.flatMap((text) => [imports, onDemand].flatMap((each) => [...text.matchAll(each)]))
  return new Set(names.map(([, name = '']) => name).filter((name) => !name.startsWith('node:')))
}

function ownNode(): string {
  const modules = join(release, 'node_modules')
  const found = readdirSync(modules)
    .map((name) => join(modules, name, 'bin/node'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('The release brings no Node.')
  return found
}
