import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inCheckout } from './root.js'

/**
 * Our environment. An empty HOME is left out: npm and browsers would take it for the current folder, as the
 * npm that started us did when it worked out where its cache and its settings are. Only we speak to systemd.
 */
export function environment(extra = {}) {
  const { HOME, npm_config_cache, npm_config_userconfig, NOTIFY_SOCKET, ...rest } = process.env
  return { ...rest, ...(HOME ? { HOME, npm_config_cache, npm_config_userconfig } : {}), ...extra }
}

/** Runs a program to its end and keeps quiet about it. Gives its exit code and all it said. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inCheckout(),
      env: environment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a program in the foreground, with our terminal. Gives its exit code; after a Ctrl-C we end with it. */
export function runVisibly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: inCheckout(),
      env: environment(options.env),
      stdio: 'inherit',
    })
    let interrupted = false
    // The terminal's Ctrl-C reaches the program by itself; we only wait for how it ends.
    const interrupt = () => {
      interrupted = true
    }
    const terminate = () => child.kill('SIGTERM')
    process.on('SIGINT', interrupt)
    process.on('SIGTERM', terminate)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', terminate)
      if (interrupted) process.exit(exitCode(code, signal) || exitCode(null, 'SIGINT'))
      resolve(exitCode(code, signal))
    })
  })
}

/** The exit code as a shell gives it: 128 and the signal's number when a signal ended the program. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}
