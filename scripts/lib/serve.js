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
    const stopWatching = onEndAsked((signal) => child.kill(signal))
    child.once('close', (code, signal) => {
      stopWatching()
      resolve(exitCode(code, signal))
    })
  })
}

const sameKeystroke = 500

/** A second Ctrl-C is passed on too (the server then ends without waiting), but not the echoes of the first. */
function onEndAsked(pass) {
  let last = 0
  const ask = (signal) => {
    if (Date.now() - last > sameKeystroke) pass(signal)
    last = Date.now()
  }
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => ask(name))
  // The terminal was closed.
  process.on('SIGHUP', () => ask('SIGTERM'))
  return whenNpmVanishes(() => ask('SIGTERM'))
}

/** package.json starts us with exec, without a shell in between: npm itself is our parent, and signals us. */
function whenNpmVanishes(then) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    then()
  }, 300)
  return () => clearInterval(watch)
}
