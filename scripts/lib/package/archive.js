import { createHash } from 'node:crypto'
import { createReadStream, lstatSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { Failure } from '../failure.js'

// Nothing in an archive shows who made it and when, so that two of them can be compared.
const moment = new Date('2000-01-01T00:00:00Z')

/** Packs a folder as FOLDER.tar.gz with its SHA-256 beside it, in the form of sha256sum. Gives the archive's path. */
export async function archive(folder) {
  const file = `${folder}.tar.gz`
  const inside = dirname(folder)
  mustBeHarmless(folder)
  const options = { file, cwd: inside, gzip: true, portable: true, mtime: moment, noDirRecurse: true }
  await create(options, listed(inside, basename(folder)))
  writeFileSync(`${file}.sha256`, `${await digest(file)}  ${basename(file)}\n`)
  return file
}

/** Root may unpack it: nothing in it leads outside, lends its owner's rights or is anything but a file. */
function mustBeHarmless(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    const about = lstatSync(path)
    if (about.isSymbolicLink()) {
      const target = readlinkSync(path)
      const isInside = !relative(folder, resolve(dirname(path), target)).startsWith('..')
      if (target.startsWith('/') || !isInside)
        throw new Failure(`${path} points outside the release: remove it.`)
    } else if (!about.isFile() && !about.isDirectory())
      throw new Failure(`${path} is neither a file nor a folder: remove it.`)
    else if (about.isFile() && (about.mode & 0o6000) !== 0)
      throw new Failure(`${path} has the setuid or setgid bit: remove it with chmod ug-s.`)
  }
}

function listed(root, path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  return [
    path,
    ...entries.flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? listed(root, inner) : [inner]
    }),
  ]
}

async function digest(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
