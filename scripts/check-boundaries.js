// Who may import whom: the table of docs/architecture.md. Names every import that crosses it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { inCheckout } from './lib/root.js'

// What each folder may know beside itself. `types:` allows the shape of a thing, not the thing.
const mayImport = {
  contract: [],
  web: ['contract', 'agency'],
  api: [
    'contract',
    'domain',
    'config',
    'agency',
    'types:db',
    'types:jobs/queue',
    'types:storage',
    'types:integrations',
  ],
  domain: ['contract', 'db', 'storage', 'jobs/queue', 'mail', 'integrations', 'config', 'agency'],
  jobs: ['contract', 'domain', 'db', 'mail', 'config', 'agency'],
  db: ['contract', 'config', 'agency'],
  storage: ['contract', 'config', 'agency'],
  mail: ['contract', 'db', 'config', 'agency'],
  integrations: ['contract', 'config', 'agency'],
  config: ['agency', 'types:contract'],
  agency: ['types:contract'],
}
const mayKnowEveryone = new Set(['server', 'cli'])
const contractPackages = new Set(['zod'])

const complaints = [...sourceFiles('src'), 'agency.config.ts'].flatMap((file) => [
  ...importsOf(file).flatMap((found) => complain(file, found)),
  ...(file.endsWith('.tsx') && !file.startsWith('src/web/') ? [`${file}: JSX lives in src/web alone`] : []),
])
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function sourceFiles(folder) {
  return readdirSync(inCheckout(folder)).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(inCheckout(path)).isDirectory()) return sourceFiles(path)
    return /(?<!\.gen)\.tsx?$/.test(name) ? [path] : []
  })
}

function importsOf(file) {
  const text = readFileSync(inCheckout(file), 'utf8')
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|(?<![\w.])import\(?\s*'([^']+)'/gm,
  )
  return Array.from(statements, ([, type, from, bare]) => ({
    typesOnly: Boolean(type),
    target: from ?? bare,
  }))
}

function complain(file, { target, typesOnly }) {
  const ours = target.startsWith('#') || target.startsWith('.')
  if (!ours) return complainAboutPackage(file, target)
  if (/\/[^./]+$/.test(target) && target.startsWith('.'))
    return [`${file}: ${target} lacks its file extension`]
  const from = folderOf(file)
  const path = target.startsWith('#') ? target.slice(1) : toName(normalize(join(dirname(file), target)))
  return allowed(file, from, path, typesOnly) ? [] : [`${file}: ${from} may not import ${target}`]
}

function complainAboutPackage(file, target) {
  if (folderOf(file) !== 'contract' || isTest(file) || contractPackages.has(target)) return []
  return [`${file}: contract imports zod alone, not ${target}`]
}

function allowed(file, from, path, typesOnly) {
  const to = path.split('/')[0].replace(/\.(ts|config)$/, '')
  if (to === from || mayKnowEveryone.has(from)) return true
  if (to === 'tests') return isTest(file)
  const fits = (rule) =>
    path === rule || to === rule || path.startsWith(`${rule}.`) || path.startsWith(`${rule}/`)
  return (mayImport[from] ?? []).some((rule) =>
    rule.startsWith('types:') ? typesOnly && fits(rule.slice(6)) : fits(rule),
  )
}

/** 'src/web/ui/button.tsx' belongs to 'web', 'src/config/bases.ts' to 'config', 'agency.config.ts' to 'agency'. */
function folderOf(file) {
  return toName(file)
    .split('/')[0]
    .replace(/(\.test)?\.ts$/, '')
}

function toName(file) {
  return file.replace(/^src\//, '').replace(/^agency\.config\.ts$/, 'agency')
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}
