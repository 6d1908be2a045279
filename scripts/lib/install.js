import { existsSync } from 'node:fs'
import { Failure } from './failure.js'
import { declaredFor, pathsOf, readPackages } from './locked-packages.js'
import { checkPackaged, isPackaged } from './packaged.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'
import { step } from './step.js'

/**
 * Installs the locked dependencies that a purpose needs (`running`, `building` or `everything`), unless what is
 * installed fits the lock file and this machine. Not with `npm ci`, which refuses everything when the registry lacks
 * one optional package for another kind of machine; this takes the same versions out of the lock file and changes
 * neither it nor package.json. A release brings what it needs, and is only looked at.
 */
export async function install(purpose = 'everything') {
  if (isPackaged) return checkPackaged()
  if (missing(purpose).length === 0) return
  await step('Installing dependencies', 'Installed dependencies', () => tryInstall(purpose, 3))
}

/** Removes what running does not need: in production, nothing of the build is left. Needs no connection. */
export async function removeTools() {
  await step('Removing the build tools', 'Removed the build tools', async () => {
    const { code, output } = await runQuietly(
      ...npm(['prune', '--no-save', '--ignore-scripts', ...selection('running'), ...quiet]),
    )
    if (code !== 0) throw explain(output)
  })
}

/** npm's own retries would take minutes without a connection; what an attempt of ours fetched is in its cache. */
async function tryInstall(purpose, attempts) {
  const { code, output } = await runQuietly(
    ...npm(['install', '--no-save', '--ignore-scripts', ...selection(purpose), ...named(purpose), ...quiet]),
  )
  const complaint = code === 0 ? complainAboutMissing(purpose) : explain(output)
  if (!complaint) return
  if (attempts === 1 || (code !== 0 && !unreachable.test(output))) throw complaint
  await tryInstall(purpose, attempts - 1)
}

/** Which groups, whatever the user's npm settings and NODE_ENV say. The platform's binaries are optional packages. */
function selection(purpose) {
  if (purpose === 'everything') return ['--include=dev', '--include=optional']
  // Otherwise npm installs the optional peers of production's packages too, which are most of the tools.
  return ['--omit=dev', '--include=optional', '--legacy-peer-deps']
}

/** Some of the dev dependencies, as if they were others: npm takes named packages from the lock file as well. */
function named(purpose) {
  if (purpose !== 'building') return []
  const running = declaredFor('running')
  const added = Object.entries(declaredFor('building')).filter(([name]) => !(name in running))
  return ['--save-prod', ...added.map(([name, version]) => `${name}@${version}`)]
}

const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--fetch-retries=0']
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET/

/** npm as the one that started us, else as found on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}

/**
 * Returns the needed locked packages that are not installed in their locked version. npm records what it
 * installed when it has finished; an interrupted installation leaves no such record.
 */
function missing(purpose) {
  const record = inCheckout('node_modules/.package-lock.json')
  const installed = existsSync(record) ? readPackages(record) : {}
  const { '': _ourselves, ...locked } = readPackages(inCheckout('package-lock.json'))
  const needed =
    purpose === 'everything' ? Object.keys(locked) : [...pathsOf(locked, Object.keys(declaredFor(purpose)))]
  return needed
    .filter((path) =>
      installed[path] ? installed[path].version !== locked[path].version : !mayBeAbsent(locked[path]),
    )
    .map((path) => path.replace(/^node_modules\//, ''))
}

/** npm passes over an optional package that it could not fetch, even when it is the one for this machine. */
function complainAboutMissing(purpose) {
  const [first] = missing(purpose)
  return (
    first &&
    new Failure(`npm could not download ${first}: check the connection to its registry and start again.`)
  )
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
      `No permission to write to ${inCheckout()} or to npm's cache: change the permissions, or use a checkout of your own.`,
    )
  }
  const complaint = output.split('\n').find((line) => /^npm error (?!code)/.test(line)) ?? output.trim()
  return new Failure(
    `The dependencies could not be installed (${complaint.replace('npm error ', '')}): fix this and start again.`,
  )
}
