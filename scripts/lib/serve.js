import { spawn } from 'node:child_process'
import { pinnedNode } from './pinned-node.js'
import { environment, exitCode } from './processes.js'
import { inCheckout } from './root.js'

/**
 * Runs the server until it ends; gives its exit code. Ctrl-C reaches us up to three times (from the terminal,
 * from npm) and must reach the server once, so it runs in a group of its own and we pass the signals on. It
 * ends itself when we vanish (kill -9), and we end it when npm does: nothing is left that holds the port.
 */
export function serve(nodeOptions, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      pinnedNode(),
      [
        ...nodeOptions,
        '--import',
        inCheckout('scripts/lib/end-with-parent.js'),
        inCheckout('src/server/start.ts'),
      ],
      {
        cwd: inCheckout(),
        detached: true,
        env: environment(env),
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      },
    )
    child.once('error', reject)
    const watch = whenNpmVanishes(() => child.kill('SIGTERM'))
    passSignals(child)
    child.once('close', (code, signal) => {
      clearInterval(watch)
      resolve(exitCode(code, signal))
    })
  })
}

const sameKeystroke = 500

function passSignals(child) {
  let last = 0
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (Date.now() - last > sameKeystroke) child.kill(name === 'SIGHUP' ? 'SIGTERM' : name)
      last = Date.now()
    })
  }
}

/** package.json starts us with exec, without a shell in between: npm itself is our parent, and signals us. */
function whenNpmVanishes(then) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && then(), 500)
}
