import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, exitCode } from './processes.js'
import { inCheckout } from './root.js'

/**
 * Starts a server. `sockets` are those that it takes over, each with its name: it finds them as systemd would give
 * them, from file descriptor 3 on.
 */
export function launch(version, { env, sockets = ofSystemd() }) {
  const { folder, node, options, env: own = {} } = version
  const child = spawn(
    node,
    [
      ...options,
      '--import',
      join(folder, 'scripts/lib/end-with-parent.js'),
      join(folder, 'src/server/start.ts'),
    ],
    {
      cwd: inCheckout(),
      detached: true,
      env: environment({
        ...env,
        ...own,
        LISTEN_PID: undefined,
        LISTEN_FDS: sockets.length > 0 ? String(sockets.length) : undefined,
        LISTEN_FDNAMES: sockets.length > 0 ? sockets.map(({ name }) => name).join(':') : undefined,
      }),
      stdio: ['inherit', 'inherit', 'inherit', ...sockets.map(({ socket }) => socket), 'ipc'],
    },
  )
  return {
    version,
    beganAt: Date.now(),
    /** Once it has ended: its exit code, and the signal that ended it if one did. */
    ended: new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), signal }))
    }),
    kill: (signal) => child.kill(signal),
    /** Once visitors may come: its address and port; undefined when it ends before. */
    ready: told(child, 'ready'),
    /** Says in a few words what it does while it starts. */
    onStatus: (listener) =>
      child.on('message', (message) => message?.type === 'status' && listener(message.status)),
    /** Its sockets and its most requested pages; undefined when it has ended. */
    handOver: () => askForSockets(child),
    /** Has it finish what it has begun, and end. */
    retire: (successor) => child.send({ type: 'retire', successor }, () => {}),
  }
}

/** A socket of systemd is given many times: a server takes one connection from each in a turn of its event loop. */
function ofSystemd() {
  if (Number(process.env.LISTEN_PID) !== process.pid) return []
  const names = (process.env.LISTEN_FDNAMES ?? '').split(':')
  return Array.from({ length: Number(process.env.LISTEN_FDS) }, (_, index) => index).flatMap((index) =>
    Array(names[index] === 'metrics' ? 1 : 32).fill({ name: names[index] || 'site', socket: 3 + index }),
  )
}

function told(child, type) {
  return new Promise((resolve) => {
    const listen = (message) => {
      if (message?.type !== type) return
      child.off('message', listen)
      resolve(message)
    }
    child.on('message', listen)
    child.once('close', () => resolve(undefined))
  })
}

async function askForSockets(child) {
  if (!child.connected) return undefined
  const sockets = []
  const collect = (message, handle) => {
    if (message?.type === 'socket') sockets.push({ name: message.name, socket: handle })
  }
  child.on('message', collect)
  const all = told(child, 'handed over')
  child.send({ type: 'hand over' }, () => {})
  const answer = await all
  child.off('message', collect)
  return answer && { sockets, port: answer.port, pages: answer.pages }
}
