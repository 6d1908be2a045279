import { setTimeout as sleep } from 'node:timers/promises'
import { closedTerminal } from './closed-terminal.js'
import { followKills } from './killed.js'
import { notify } from './notify.js'
import { renew } from './renew.js'
import { inCheckout } from './root.js'
import { launch } from './server-process.js'

/**
 * Runs the server until it ends; gives its exit code. Ctrl-C reaches us up to three times (from the terminal,
 * from npm) and must reach the server once, so it runs in a group of its own and we pass the signals on. It
 * ends itself when we vanish (kill -9), and we end it when npm does: nothing is left that holds the port. One that
 * is killed is started again, a few times.
 *
 * With `nextVersion`, the name and arguments of the script that prepares it, SIGHUP brings that version without a gap.
 * A terminal that is closed sends SIGHUP as well, and ends the server.
 */
export function serve(version, { env = {}, nextVersion, pausesMs } = {}) {
  return new Promise((resolve, reject) => {
    let renewal
    let revival
    let exitCode
    const alive = new Set()
    const stopping = new AbortController()
    const kills = followKills(pausesMs)
    let current = begin(version)

    function begin(started, sockets, extra) {
      const server = launch(started, { env: { ...env, ...extra }, sockets })
      alive.add(server)
      server.onStatus((status) => notify(`STATUS=${status}`))
      server.ready.then((ready) => ready && notify('READY=1', `STATUS=Serving ${ready.address}`))
      server.ended.then(
        (end) => onEnd(server, end),
        (error) => (server === current ? reject(error) : onEnd(server, {})),
      )
      return server
    }

    async function onEnd(server, { code, signal }) {
      alive.delete(server)
      if (server === current && signal) {
        // The next version may be about to take over from it.
        await renewal?.done
        if (server === current && !stopping.signal.aborted) {
          revival = revive(server, signal)
          if (await revival) return
          if (stopping.signal.aborted) code = 0
        }
      }
      if (server === current) {
        exitCode = code
        // One that has not finished what it had begun ends with the one that took over from it. A second signal would
        // end it at once, and leave PostgreSQL behind.
        if (!stopping.signal.aborted) for (const other of alive) other.kill('SIGTERM')
      }
      if (exitCode === undefined || alive.size > 0) return
      stopWatching()
      resolve(exitCode)
    }

    /** Starts a server in the place of one that was killed; gives whether it did. */
    async function revive({ version: killed, ready, beganAt }, signal) {
      const { pauseMs, sentence } = kills.next(signal, Date.now() - beganAt)
      console.error(`✗ ${sentence}`)
      notify(`STATUS=${sentence}`)
      if (pauseMs === undefined) return false
      const isStopped = await sleep(pauseMs, false, { signal: stopping.signal }).catch(() => true)
      if (isStopped) return false
      // Where any free port was asked for, visitors know the one that was found.
      const port = (await ready)?.port
      current = begin(killed, undefined, port && { PORT: String(port) })
      return true
    }

    async function restart() {
      if (renewal) {
        renewal.isAskedAgain = true
        return
      }
      await revival
      if (exitCode !== undefined) return
      renewal = renew({ current, nextVersion, begin })
      current = (await renewal.done) ?? current
      const { isAskedAgain } = renewal
      renewal = undefined
      if (isAskedAgain) await restart()
    }

    const stopWatching = onSignals({
      end(signal) {
        stopping.abort()
        notify('STOPPING=1', 'STATUS=Finishing open requests')
        renewal?.stop()
        for (const server of alive) server.kill(signal)
      },
      ...(nextVersion && { restart }),
    })
  })
}

/** How to start the server in the checkout itself, as for development. */
export function inPlace(node, options) {
  return { folder: inCheckout(), node, options }
}

const sameKeystroke = 500

/** A second Ctrl-C is passed on too (the server then ends without waiting), but not the echoes of the first. */
function onSignals({ end, restart }) {
  let last = 0
  const ask = (signal) => {
    if (Date.now() - last > sameKeystroke) end(signal)
    last = Date.now()
  }
  const isTerminalClosed = closedTerminal()
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => ask(name))
  process.on('SIGHUP', async () => {
    if (!restart || (await isTerminalClosed())) ask('SIGTERM')
    else await restart()
  })
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
