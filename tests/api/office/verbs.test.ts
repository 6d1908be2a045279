import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const checkout = join(import.meta.dirname, '../../..')
const folder = join(checkout, 'src/api/office')

/** What the calls of the back office have done: the functions that they take from the domain. */
const verbs = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .flatMap((text) => Array.from(text.matchAll(/^import \{([^}]+)\} from '#(domain\/[^']+)'/gm)))
  .flatMap(([, names = '', path = '']) => names.split(',').map((name) => ({ name: name.trim(), path })))
  .filter(({ name }) => /^(?!type |allow$)[a-z]/.test(name))

test('the back office has verbs', () => {
  expect(verbs.length).toBeGreaterThan(3)
})

test.each(verbs)('$name names the permission that it takes in its first line', ({ name, path }) => {
  const text = readFileSync(join(checkout, 'src', path), 'utf8')
  const [, parameters = '', body = ''] =
    new RegExp(`export (?:async )?function ${name}\\(([^]*?)\\)(?:: [^\\n]*?)? \\{\\n([^]*)`).exec(text) ?? []
  expect(parameters).toMatch(/\bby: Staff\b/)
  expect(body.split('\n', 1)[0]).toMatch(/^ {2}(?:const reach = )?allow\(by, '[\w.]+'\)$/)
})
