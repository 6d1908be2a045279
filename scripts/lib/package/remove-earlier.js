import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Removes the archives of other versions for the same kind of machine beside this one, with their checksums. */
export function removeEarlier(archive) {
  const [folder, kept] = [dirname(archive), basename(archive)]
  const isOurs = new RegExp(
    `^aangan-[0-9]+[.][0-9]+[.][0-9]+(-[0-9A-Za-z.-]+)?-${process.platform}-${process.arch}[.]tar[.]gz$`,
  )
  for (const name of readdirSync(folder)) {
    const checksum = join(folder, `${name}.sha256`)
    // A file without a checksum beside it was put there by another program.
    if (name === kept || !isOurs.test(name) || !existsSync(checksum)) continue
    rmSync(join(folder, name))
    rmSync(checksum)
  }
}
