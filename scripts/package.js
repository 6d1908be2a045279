// npm run package: a release archive with the built site, its packages and its Node, in the folder release, in place of
// earlier ones. With `-- --try` it is then unpacked and started without a network; with `-- --folder /opt/aangan` it is
// not packed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './lib/build.js'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { assemble } from './lib/package/assemble.js'
import { removeEarlier } from './lib/package/remove-earlier.js'
import { complaintAboutDocument, megabytes, sizeOf } from './lib/package/sizes.js'
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
  const size = { folder: sizeOf(folder) }
  console.log(`${folder}: ${megabytes(size.folder)}`)
  if (asked.folder) return compareWithDocument(size)

  const { archive } = await import('./lib/package/archive.js')
  const file = await step('Packing it', 'Packed it', () => archive(folder))
  rmSync(folder, { recursive: true })
  removeEarlier(file)
  size.archive = statSync(file).size
  console.log(`${relative(process.cwd(), file)}: ${megabytes(size.archive)}`)
  compareWithDocument(size)
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

function compareWithDocument(size) {
  const complaint = complaintAboutDocument(size)
  if (complaint) console.log(`! ${complaint}`)
  return 0
}
