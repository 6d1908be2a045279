// The scripts, styles and drawings of earlier builds, for browsers that still show a page of theirs.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

// Below them a file is named by a hash of its content: what has a name once has the same content for ever.
const folders = ['client/assets', 'ur/client/assets', 'admin/assets']
const keptDays = 14

/** Keeps the files of the build in `from`, and those that it kept itself, in `to`/earlier for two weeks. */
export function carryOver(from, to) {
  try {
    carryAll(from, to)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    console.log(`! ${to} is not writable: pages that are open in browsers may fail to load earlier scripts.`)
  }
}

function carryAll(from, to) {
  for (const folder of folders) {
    const place = join(to, 'earlier', folder)
    // Those that `from` had kept itself, with the day on which they were replaced.
    if (from !== to) linkAll(join(from, 'earlier', folder), place)
    linkAll(join(from, folder), place, new Date())
    forgetOld(place)
  }
}

function linkAll(from, to, replacedOn) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const target = join(to, name)
    if (existsSync(target)) continue
    linkOrCopy(join(from, name), target)
    if (replacedOn) utimesSync(target, replacedOn, replacedOn)
  }
}

/** A second name for the same file, where the file system has that. */
export function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error.code === 'EEXIST') return
    if (error.code === 'ENOENT') mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

function forgetOld(folder) {
  if (!existsSync(folder)) return
  const oldest = Date.now() - keptDays * 86_400_000
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (statSync(file).mtimeMs < oldest) rmSync(file)
  }
}
