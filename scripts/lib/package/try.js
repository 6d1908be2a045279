import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { extract } from 'tar'
import { pinnedNode } from '../pinned-node.js'
import { runVisibly } from '../processes.js'
import { inCheckout } from '../root.js'

/**
 * Unpacks an archive into an empty folder and runs it as on a machine that has nothing: an empty home, neither npm nor
 * Node on the PATH, no network but the machine itself. Gives the exit code.
 */
export async function tryRelease(file) {
  const place = mkdtempSync(join(tmpdir(), 'aangan-release-'))
  try {
    for (const name of ['home', 'bin']) mkdirSync(join(place, name))
    linkPrograms(join(place, 'bin'))
    await extract({ file, cwd: place })
    const drill = [
      pinnedNode(),
      inCheckout('scripts/lib/package/drill.js'),
      join(place, basename(file, '.tar.gz')),
      join(place, 'data'),
    ]
    const alone = withoutNetwork()
    if (!alone)
      console.log('! The network could not be disabled on this machine: tested with network access.')
    const [command, ...args] = [...(alone ?? []), ...drill]
    const empty = { HOME: join(place, 'home'), PATH: join(place, 'bin') }
    return await runVisibly(command, args, { env: { ...withoutNpm(), ...empty } })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Every program of the system but Node and npm. */
function linkPrograms(folder) {
  const seen = new Set(['node', 'nodejs', 'npm', 'npx', 'corepack'])
  for (const place of ['/usr/sbin', '/usr/bin', '/sbin', '/bin']) {
    for (const name of readdirSync(place)) {
      if (!seen.has(name)) symlinkSync(join(place, name), join(folder, name))
      seen.add(name)
    }
  }
}

/** The command that runs a program in a separate network, where that is allowed. */
function withoutNetwork() {
  const asOurselves = ['--user', '--map-current-user', '--keep-caps']
  const own = ['unshare', '--net', ...(process.getuid?.() === 0 ? [] : asOurselves)]
  const [command, ...args] = own
  const ready = spawnSync(command, [...args, 'ip', 'link', 'set', 'lo', 'up']).status === 0
  return ready ? [...own, 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : undefined
}

function withoutNpm() {
  return Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^npm_/i.test(name))
      .map((name) => [name, undefined]),
  )
}
