import { existsSync, readFileSync } from 'node:fs'
import { Failure } from './failure.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'
import { step } from './step.js'

/**
 * Installs the locked dependencies, unless what is installed fits the lock file and this machine. Not with
 * `npm ci`, which refuses everything when the registry lacks one optional package for another kind of machine;
 * this takes the same versions out of the lock file and changes neither it nor package.json.
 */
export async function install() {
  if (missing().length === 0) return
  await step('Installing dependencies', 'Installed dependencies', () => tryInstall(3))
}

/** npm's own retries would take minutes without a connection; what an attempt of ours fetched is in its cache. */
async function tryInstall(attempts) {
  const { code, output } = await runQuietly(
    ...npm(['install', '--no-save', '--ignore-scripts', ...quickAndWhole]),
  )
  const complaint = code === 0 ? complainAboutMissing() : explain(output)
  if (!complaint) return
  if (attempts === 1 || (code !== 0 && !unreachable.test(output))) throw complaint
  await tryInstall(attempts - 1)
}

// Whatever the user's npm settings and NODE_ENV say: tools and the platform's binaries belong to it.
const quickAndWhole = [
  ...['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
  '--fetch-retries=0',
]
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET/

/** npm as the one that started us, else as found on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}

/**
 * The locked packages that are not installed in their locked version. npm writes down what it installed when
 * it has finished; an interrupted installation leaves no such record.
 */
function missing() {
  const record = inCheckout('node_modules/.package-lock.json')
  const installed = existsSync(record) ? readPackages(record) : {}
  const { '': _ourselves, ...locked } = readPackages(inCheckout('package-lock.json'))
  return Object.entries(locked)
    .filter(([path, entry]) =>
      installed[path] ? installed[path].version !== entry.version : !mayBeAbsent(entry),
    )
    .map(([path]) => path.replace(/^node_modules\//, ''))
}

/** npm passes over an optional package that it could not fetch, even when it is the one for this machine. */
function complainAboutMissing() {
  const [first] = missing()
  return (
    first &&
    new Failure(`npm could not bring ${first}: check the connection to its registry and start again.`)
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    throw new Failure(
      `${file} cannot be read: restore it (git checkout) or delete the folder node_modules, and start again.`,
    )
  }
}

/** Optional packages are for other machines, unless they name this one. */
function mayBeAbsent({ optional, os, cpu, libc }) {
  const forThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc
  return Boolean(optional) && !forThisMachine
}

function explain(output) {
  if (unreachable.test(output)) {
    return new Failure(
      "npm cannot reach its registry: check the connection (or npm's proxy and registry settings) and start again.",
    )
  }
  if (/ENOSPC/.test(output)) {
    return new Failure(`The disk that holds ${inCheckout()} is full: free 1 GB and start again.`)
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return new Failure(
      `There is no right to write in ${inCheckout()} or in npm's cache: give it, or use a checkout of your own.`,
    )
  }
  const complaint = output.split('\n').find((line) => /^npm error (?!code)/.test(line)) ?? output.trim()
  return new Failure(
    `The dependencies could not be installed (${complaint.replace('npm error ', '')}): put that right and start again.`,
  )
}
