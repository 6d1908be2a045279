import { readFileSync } from 'node:fs'
import { Failure } from './failure.js'
import { inCheckout } from './root.js'

/** The packages of a lock file by their path in the checkout; under '' the checkout itself. */
export function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    throw new Failure(
      `${file} cannot be read: restore it (git checkout) or delete the folder node_modules, and start again.`,
    )
  }
}

/**
 * The packages that package.json declares, by purpose: `running` the built site, `building` it (which
 * includes running), or `everything`, tests and tools included. Returns `name: version`.
 */
export function declaredFor(purpose) {
  const { dependencies, devDependencies, optionalDependencies, buildDependencies } = JSON.parse(
    readFileSync(inCheckout('package.json'), 'utf8'),
  )
  const tools = purpose === 'building' ? buildDependencies : Object.keys(devDependencies)
  return {
    ...dependencies,
    ...optionalDependencies,
    ...(purpose !== 'running' && Object.fromEntries(tools.map((name) => [name, devDependencies[name]]))),
  }
}

/**
 * The paths of these packages and of all that they need. A package that another one can work with, but works without
 * (an optional peer), is not needed.
 */
export function pathsOf(packages, names) {
  const paths = new Set()
  const add = (name, from) => {
    const path = find(packages, name, from)
    if (!path || paths.has(path)) return
    paths.add(path)
    for (const needed of needs(packages[path])) add(needed, path)
  }
  for (const name of names) add(name, '')
  return paths
}

/** As Node looks for a package: beside the one that imports it, then further and further up. */
function find(packages, name, from) {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (packages[path]) return path
  return from
    ? find(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
    : undefined
}

function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}
