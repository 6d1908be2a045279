// The version that runs is set aside: what is pulled, installed or built in the checkout afterwards does not change
// what it still loads, or what visitors still load of it.
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { linkOrCopy } from './earlier-files.js'
import { inCheckout } from './root.js'
import { runningCommands } from './running-commands.js'

const place = inCheckout('.releases')
// Editors write into files, so these are copied; others are only ever replaced, and get a second name.
const copied = [
  'package.json',
  'tsconfig.json',
  'agency.config.ts',
  'agency.texts.ts',
  'profiles',
  'scripts',
  'src',
]
const linked = ['dist', 'demo', 'public']
const withoutUse = /\.test\.tsx?$|_snapshot\.json$/

/**
 * Sets the version in the checkout aside in a folder of its own and gives that folder. An unpacked archive is not
 * pulled into, nor is a folder that cannot be written to: they are run as they are.
 */
export function makeRelease() {
  if (!existsSync(inCheckout('.git'))) return inCheckout()
  try {
    mkdirSync(place, { recursive: true })
    accessSync(place, constants.W_OK)
  } catch {
    return inCheckout()
  }
  const modules = setAside(`modules-${idOfModules()}`, (draft) =>
    linkTree(inCheckout('node_modules'), join(draft, 'node_modules')),
  )
  const release = setAside(`release-${idOfVersion()}`, (draft) => {
    for (const name of copied.filter((one) => existsSync(inCheckout(one))))
      cpSync(inCheckout(name), join(draft, name), {
        recursive: true,
        filter: (file) => !withoutUse.test(file),
      })
    for (const name of linked.filter((one) => existsSync(inCheckout(one))))
      linkTree(inCheckout(name), join(draft, name))
    symlinkSync(join(modules, 'node_modules'), join(draft, 'node_modules'))
  })
  forgetUnused([modules, release])
  return release
}

/** Whatever has this name was made whole: others may make it at the same moment. */
function setAside(name, make) {
  const folder = join(place, name)
  if (existsSync(folder)) return folder
  const draft = join(place, `draft-${process.pid}-${name}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  make(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

function idOfModules() {
  const record = inCheckout('node_modules/.package-lock.json')
  return createHash('sha256')
    .update(existsSync(record) ? readFileSync(record) : '')
    .digest('hex')
    .slice(0, 16)
}

/** Of the content of what is copied, and of the names, sizes and times of what is linked. */
function idOfVersion() {
  const hash = createHash('sha256').update(idOfModules())
  for (const name of copied)
    for (const file of filesUnder(name))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inCheckout(file)))
  for (const name of linked)
    for (const file of filesUnder(name)) {
      const { size, mtimeMs } = statSync(inCheckout(file))
      hash.update(`${file}\0${size}\0${mtimeMs}\0`)
    }
  return hash.digest('hex').slice(0, 16)
}

function filesUnder(path) {
  const found = statSync(inCheckout(path), { throwIfNoEntry: false })
  if (!found || withoutUse.test(path)) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(inCheckout(path))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

/** Deletes the versions that no program runs, while this goes on: neither a server nor its PostgreSQL. */
function forgetUnused(needed) {
  const running = runningCommands()
  if (running === undefined) return
  for (const name of readdirSync(place)) {
    const folder = join(place, name)
    const isNeeded = needed.includes(folder) || running.includes(`${folder}/`)
    if (isNeeded || !/^(modules|release)-/.test(name)) continue
    // The modules of a version that runs go by that version's name.
    if (name.startsWith('modules-') && isLinkedByRunning(folder, running)) continue
    rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function isLinkedByRunning(modules, running) {
  return readdirSync(place)
    .filter((name) => name.startsWith('release-') && running.includes(`${join(place, name)}/`))
    .some((name) => readlinkSync(join(place, name, 'node_modules')).startsWith(`${modules}/`))
}
