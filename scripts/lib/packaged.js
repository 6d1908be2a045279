import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cannotStart } from './exit-status.js'
import { Failure } from './failure.js'
import { inCheckout } from './root.js'

const note = inCheckout('release.json')

/** Whether this is a release, which `npm run package` made: built, with its packages and its Node. */
export const isPackaged = existsSync(note)

// Files that are part of the built pages, although an agency may want to change them.
const builtIn = ['agency.config.ts', 'agency.texts.ts']

/** The contents of release.json. */
export function describePackage({ name, version }) {
  return {
    name,
    version,
    platform: `${process.platform}-${process.arch}`,
    builtIn: Object.fromEntries(builtIn.map((file) => [file, digest(file)])),
  }
}

/** @throws Failure when the release is for another machine, or a file was changed that is built in */
export function checkPackaged() {
  const release = JSON.parse(readFileSync(note, 'utf8'))
  const here = `${process.platform}-${process.arch}`
  if (release.platform !== here) {
    throw new Failure(
      `This release is for ${release.platform}, and this machine is ${here}: use the release for this machine.`,
      cannotStart,
    )
  }
  const changed = builtIn.find((file) => release.builtIn[file] !== digest(file))
  if (changed) {
    throw new Failure(
      `${changed} was changed, but the built pages contain the earlier version: change it in the checkout, run npm run package there and unpack that archive.`,
      cannotStart,
    )
  }
}

const digest = (file) =>
  createHash('sha256')
    .update(readFileSync(inCheckout(file)))
    .digest('hex')
