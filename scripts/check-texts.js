// Every text that a person reads is in the catalogues (src/messages), and every text of the catalogues is used.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { textOf, textsIn } from './lib/find-texts.js'
import { inCheckout } from './lib/root.js'
import { usesIn } from './lib/text-uses.js'
import { covered, exempt } from './lib/texts-exempt.js'

const catalogues = ['common', 'site', 'admin', 'server']
const reserved = /\.(test|gen)\.tsx?$|^src\/(messages|db\/migrations)\//

const exemptPlaces = exempt.flatMap((group) => group.files)
const files = globSync('{src,tests,bench}/**/*.{ts,tsx}', { cwd: inCheckout() }).filter(
  (file) => !/\.gen\.tsx?$/.test(file),
)
const used = new Set()
const complaints = []
const needsExemption = new Set()
for (const file of files) {
  const code = readFileSync(inCheckout(file), 'utf8')
  const isCovered = covered.some((folder) => file.startsWith(`${folder}/`)) && !reserved.test(file)
  const isUser = code.includes('#messages/') && file.startsWith('src/')
  if (!isCovered && !isUser) continue
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  if (isUser) for (const path of usesIn(source)) used.add(path)
  const texts = isCovered ? textsIn(source) : []
  const exemption = exemptPlaces.find((place) => file === place || file.startsWith(`${place}/`))
  if (exemption && texts.length > 0) needsExemption.add(exemption)
  if (exemption) continue
  complaints.push(
    ...texts.map((text) => `${placeOf(text, source)}: ${quoted(text)} belongs into src/messages`),
  )
}
for (const place of exemptPlaces)
  if (!needsExemption.has(place)) complaints.push(`scripts/lib/texts-exempt.js: ${place} needs no exemption`)

// An agency's own texts are found by the name of their screen or part alone.
const owners = new Map()
for (const catalogue of catalogues) {
  const folder = join('src/messages/en', catalogue)
  for (const file of globSync(`${folder}/*.ts`, { cwd: inCheckout() })) {
    if (file.endsWith('index.ts')) continue
    const texts = await import(inCheckout(file))
    const urdu = inCheckout(file.replace('/en/', '/ur/'))
    if (existsSync(urdu)) complaints.push(...withoutArguments(texts, await import(urdu), file))
    for (const [name, group] of Object.entries(texts)) {
      if (owners.has(name)) complaints.push(`${file}: ${name} is also in ${owners.get(name)}`)
      owners.set(name, file)
      for (const path of leaves(group, [catalogue, name]))
        if (!isUsed(path)) complaints.push(`${file}: nobody says ${path.slice(1).join('.')}`)
    }
  }
}

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function isUsed(path) {
  return path.some((_key, at) => at > 0 && used.has(path.slice(0, at + 1).join('.')))
}

/** A text is a function of its arguments in every language, or in none. */
function withoutArguments(english, urdu, path) {
  return Object.entries(english).flatMap(([key, text]) => {
    const said = urdu[key] ?? ''
    if (typeof text !== 'string') return withoutArguments(text, said, `${path} ${key}`)
    return text.includes('{') === said.includes('{') ? [] : [`${path} ${key}: its Urdu takes other arguments`]
  })
}

function leaves(group, path) {
  if (typeof group === 'string') return [path]
  return Object.entries(group).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function placeOf(node, source) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${source.fileName}:${line + 1}`
}

function quoted(node) {
  return `'${textOf(node).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}'`
}
