import { cpSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { declaredFor, pathsOf, readPackages } from '../locked-packages.js'
import { inCheckout } from '../root.js'

// Nothing of this is loaded: types, sources that Node does not run in a package, source maps, documentation, tests of
// packages, what C is compiled with, OpenTelemetry's builds for bundlers.
const unneeded =
  /\.([cm]?tsx?|map|md|markdown|tsbuildinfo|a)$|^node_modules\/(node-[^/]+\/(include|share)|(@[^/]+\/)?[^/]+\/(docs?|tests?|examples?)|@opentelemetry\/[^/]+\/build\/(esm|esnext)|.+\/pkgconfig)$/
const licence = /\/(licen[cs]e|notice|copying)[^/]*$/i

/** Copies the packages that running the site needs, without what no program reads; licences stay. */
export function copyModules(target) {
  const packages = readPackages(inCheckout('package-lock.json'))
  for (const path of pathsOf(packages, Object.keys(declaredFor('running')))) {
    if (existsSync(inCheckout(path))) copyPackage(path, join(target, '..', path))
  }
}

function copyPackage(path, target) {
  cpSync(inCheckout(path), target, {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
    filter(source) {
      const inside = relative(inCheckout(), source)
      // What lies in its own node_modules is a package with a path of its own.
      if (inside !== path && /\/node_modules$/.test(inside)) return false
      return licence.test(inside) || !unneeded.test(inside)
    },
  })
}
