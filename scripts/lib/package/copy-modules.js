import { constants, cpSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { declaredFor, pathsOf, readPackages } from '../locked-packages.js'
import { inCheckout } from '../root.js'

// Nothing of this is loaded: what tools read, and the builds of packages for bundlers and for the other module system.
const unneeded = new RegExp(
  [
    // Types, sources that Node does not run in a package, source maps, documentation, what C is compiled with.
    '[.]([cm]?tsx?|map|md|markdown|tsbuildinfo|a)$',
    '^node_modules/node-[^/]+/(include|share)$',
    '^node_modules/(@[^/]+/)?[^/]+/(docs?|tests?|examples?)$',
    '/pkgconfig$',
    '/native/lib/postgresql/pgxs$',
    '^node_modules/sharp/(src|install)$',
    '^node_modules/@opentelemetry/[^/]+/build/(esm|esnext)$',
    '^node_modules/@(aws-sdk|smithy)/[^/]+/(dist-es|dist-types)$',
    '^node_modules/drizzle-orm/.+[.]cjs$',
    '^node_modules/(kysely|hono)/dist/cjs$',
    '^node_modules/zod/(src$|.+[.]cjs$)',
    '^node_modules/libphonenumber-js/(build|bundle|source|es6-modern)$',
    '^node_modules/luxon/build/(amd|cjs-browser|global)$',
    '^node_modules/@zxcvbn-ts/[^/]+/(src$|dist/zxcvbn-ts[.]js$)',
    // Fonts: reports and previews take these two weights.
    '^node_modules/@expo-google-fonts/[^/]+/(?!400Regular|600SemiBold)[1-9]00[A-Za-z]+$',
  ].join('|'),
)
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
    // Where the file system can, nothing is copied until one of the two changes.
    mode: constants.COPYFILE_FICLONE,
    dereference: false,
    verbatimSymlinks: true,
    filter(source) {
      const inside = relative(inCheckout(), source)
      // A package in its own node_modules has a path of its own.
      if (inside !== path && /\/node_modules$/.test(inside)) return false
      return licence.test(inside) || !unneeded.test(inside)
    },
  })
}
