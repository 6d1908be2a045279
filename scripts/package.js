// npm run package: a release archive with the built site, its packages and its Node, in the folder release. With
// `-- --try` it is then unpacked and started without a network; with `-- --folder /opt/aangan` it is not packed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './lib/build.js'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { assemble } from './lib/package/assemble.js'
import { inCheckout } from './lib/root.js'
import { step } from './lib/step.js'

await run(async () => {
  const asked = readOptions()
  await install('building')
  await build()
  const { version } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  const name = `aangan-${version}-${process.platform}-${process.arch}`
  const folder = asked.folder ? emptyFolder(asked.folder) : newFolder(inCheckout('release', name))
  await step('Putting the release together', 'Put the release together', async () => assemble(folder))
  console.log(`${folder}: ${megabytes(sizeOf(folder))}`)
  if (asked.folder) return 0

  const { archive } = await import('./lib/package/archive.js')
  const file = await step('Packing it', 'Packed it', () => archive(folder))
  rmSync(folder, { recursive: true })
  console.log(`${relative(process.cwd(), file)}: ${megabytes(statSync(file).size)}`)
  if (!asked.try) return 0
  const { tryRelease } = await import('./lib/package/try.js')
  return tryRelease(file)
})

function readOptions() {
  try {
    return parseArgs({ options: { folder: { type: 'string' }, try: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Failure(`${error.message} The options are --try and --folder, as in npm run package -- --try.`)
  }
}

/** Nothing of the operator's is deleted. */
function emptyFolder(path) {
  const folder = resolve(path)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${folder} is not empty: name a new folder.`)
  mkdirSync(folder, { recursive: true })
  return folder
}

function newFolder(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0)
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
