// The licences of what a release ships, from the lock file: each is one that asks for no more than a notice, or is
// listed here with the reason why it may be shipped.
import { declaredFor, pathsOf, readPackages } from '../locked-packages.js'
import { inCheckout } from '../root.js'

const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/** Other licences, by the packages that have them. */
const excepted = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'A library of its own that is loaded unchanged and may be replaced by another build.',
  },
  {
    licence: 'OFL-1.1',
    packages: /^@(expo-google-fonts|fontsource|fontsource-variable)\//,
    reason: 'Fonts, which are shipped unchanged, under their own names and with their licence.',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'Data that tools read to build pages; nothing of it is in them.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    reason: 'A tool that is used unchanged to build pages; nothing of it is in them.',
  },
]

/**
 * The packages that a release ships as they are, and the others of which its pages are built.
 * @returns {{ running: Package[], building: Package[] }}
 * @typedef {{ name: string, version: string, licence: string }} Package
 */
export function shippedPackages() {
  const packages = readPackages(inCheckout('package-lock.json'))
  const of = (purpose) => pathsOf(packages, Object.keys(declaredFor(purpose)))
  const running = of('running')
  return {
    running: listed(packages, running),
    building: listed(packages, of('building').difference(running)),
  }
}

function listed(packages, paths) {
  const all = [...paths].map((path) => ({
    name: packages[path].name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: packages[path].version,
    licence: packages[path].license ?? 'none',
  }))
  const byKey = new Map(all.map((one) => [`${one.name} ${one.version}`, one]))
  return [...byKey.keys()].sort().map((key) => byKey.get(key))
}

/** Why a package may not be shipped; undefined when it may. */
export function complaintAboutLicence({ name, version, licence }) {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  if (choices.some((choice) => choice.split(' AND ').every((one) => mayShip(name, one)))) return undefined
  return `${name} ${version} has the licence ${licence}: use another package, or list it with a reason in scripts/lib/package/licences.js.`
}

function mayShip(name, licence) {
  return permissive.has(licence) || excepted.some((one) => one.licence === licence && one.packages.test(name))
}

/** The document: a table for each of the two, and the exceptions with their reasons. */
export function writeLicences({ running, building }) {
  return [
    '# Licences of shipped packages',
    '',
    'Made by `npm run licences` from the lock file; `npm run check` fails when it is out of date, or when a licence asks for more than a notice and is not among the exceptions. The licence files of packages are shipped with them. Aangan itself has the [MIT licence](../LICENSE).',
    '',
    '## Data',
    '',
    'The map of the demo, `demo/map/cities.pmtiles`, is data of OpenStreetMap under the ODbL 1.0: [its notice](../demo/map/NOTICE.md) names all sources and licences.',
    '',
    '## Exceptions',
    '',
    '| Licence | Packages | Why it may be shipped |',
    '|---|---|---|',
    ...excepted.map(
      ({ licence, packages, reason }) =>
        `| ${licence} | ${namesOf([...running, ...building], licence, packages)} | ${reason} |`,
    ),
    '',
    '## Packages in a release',
    '',
    'For all platforms; a release has those of its own.',
    '',
    ...table(running),
    '',
    '## Packages that pages are built from',
    '',
    'What of these runs in a browser is part of the files in `dist`. The others are tools that leave nothing in them.',
    '',
    ...table(building),
    '',
  ].join('\n')
}

function namesOf(all, licence, packages) {
  const names = all
    .filter((one) => one.licence.includes(licence) && packages.test(one.name))
    .map(({ name }) => name)
  return names.length > 3 ? `${names[0]} and ${names.length - 1} others` : names.join(', ')
}

function table(packages) {
  return [
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ]
}
