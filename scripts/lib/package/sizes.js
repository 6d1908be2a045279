import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inCheckout } from '../root.js'

const document = 'docs/operations/install.md'
// As in: 321 MB, the archive 125 MB. They are of Linux on x64.
const written = /(\d+) MB, the archive (\d+) MB/
// Small enough for planning a disk, and no document changes with every package.
const tolerance = 0.05

export const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`

/** The size of the files of a folder, in bytes. */
export function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0)
}

/** Says where the document for operators gives another size; undefined where it is right. */
export function complaintAboutDocument({ folder, archive }) {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return undefined
  const [, ...figures] = readFileSync(inCheckout(document), 'utf8').match(written) ?? []
  const [ofFolder, ofArchive] = figures.map((figure) => Number(figure) * 1e6)
  const isRight = fits(folder, ofFolder) && (archive === undefined || fits(archive, ofArchive))
  const measured =
    archive === undefined ? megabytes(folder) : `${megabytes(folder)}, the archive ${megabytes(archive)}`
  return isRight ? undefined : `${document} has outdated sizes: change them to ${measured}.`
}

function fits(bytes, figure) {
  return figure !== undefined && Math.abs(bytes - figure) <= tolerance * figure
}
