import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { environment } from './processes.js'
import { say } from './say.js'

const unchanged = 'The running version stays in service.'

/**
 * Replaces the running server by the version that is in the folder now: prepares it, starts it with the
 * sockets of the running one, and retires that one once the new one is ready. `done` gives the new server,
 * undefined when the old one stays; `stop` ends the attempt.
 */
export function renew({ current, nextVersion, begin }) {
  const stopping = new AbortController()

  async function replace() {
    say('Restarting: preparing the next version', '…')
    const version = await prepared(nextVersion, current.version.folder, stopping.signal)
    if (stopping.signal.aborted) return undefined
    if (!version) return give(`The next version could not be prepared. ${unchanged}`)
    // It may be starting still.
    await current.ready
    const handed = await current.handOver()
    if (!handed || stopping.signal.aborted) return undefined
    const { sockets, port, pages } = handed
    const next = begin(version, sockets, { PORT: String(port), WARM_PAGES: pages.join('\n') })
    const isReady = await next.ready
    // The new server has them by itself.
    for (const { socket } of sockets) socket.close()
    if (!isReady) return give(`The next version did not start. ${unchanged}`)
    current.retire(version.folder)
    say('The next version has taken over; the previous one finishes its open requests')
    return next
  }

  return { done: replace(), stop: () => stopping.abort(), isAskedAgain: false }
}

function give(sentence) {
  console.error(`✗ ${sentence}`)
  return undefined
}

/**
 * The scripts of the new version prepare it. They are looked for where we were started, by the name that was used: it
 * may be a link that leads to another folder now.
 */
function prepared([script, ...args], earlier, signal) {
  return new Promise((resolve) => {
    const path = join(dirname(process.argv[1]), script)
    const child = spawn(process.execPath, [path, '--earlier', earlier, ...args], {
      cwd: dirname(dirname(path)),
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
    })
    let version
    child.on('message', (message) => {
      version = message
    })
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => resolve(code === 0 ? version : undefined))
  })
}
