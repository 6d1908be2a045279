import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inCheckout } from './root.js'

/** Where each Urdu text remembers the English that it was made from. */
export const memory = 'src/messages/translations.json'

/** Every text that exists in both languages, by its name: such as 'site.areaPage.title' or 'content/terms.md 2'. */
export async function readPairs() {
  return { ...(await messagePairs()), ...contentPairs() }
}

/** What is remembered: by name, the digests of the English and of its Urdu. */
export function readMemory() {
  return existsSync(inCheckout(memory)) ? JSON.parse(readFileSync(inCheckout(memory), 'utf8')) : {}
}

/**
 * Compares the texts with what is remembered. Gives the names of Urdu texts that are `old`, since only their English
 * has changed; the memory with all others brought up to date; and whether that differs from what is remembered.
 * @param confirmed says by its name of a text that its Urdu still says what the English says
 */
export function compareTranslations(pairs, remembered, confirmed = () => false) {
  const old = []
  const next = {}
  for (const name of Object.keys(pairs).toSorted()) {
    const [english, urdu] = [digest(pairs[name].english), digest(pairs[name].urdu)]
    const [englishBefore = english, urduBefore] = remembered[name]?.split(' ') ?? []
    const isOld = english !== englishBefore && urdu === urduBefore && !confirmed(name)
    if (isOld) old.push(name)
    next[name] = isOld ? remembered[name] : `${english} ${urdu}`
  }
  return { old, next, isOutOfDate: written(next) !== written(remembered) }
}

/** A memory as its file has it. */
export function written(remembered) {
  return `${JSON.stringify(remembered, null, 2)}\n`
}

async function messagePairs() {
  const pairs = {}
  for (const file of globSync('src/messages/ur/*/*.ts', { cwd: inCheckout() })) {
    if (basename(file) === 'index.ts') continue
    const [, , , catalogue] = file.split('/')
    const urdu = flatten(await import(inCheckout(file)), catalogue)
    const english = flatten(await import(inCheckout(file.replace('/ur/', '/en/'))), catalogue)
    for (const [name, text] of Object.entries(urdu))
      pairs[name] = { english: english[name] ?? '', urdu: text }
  }
  return pairs
}

/** The agency's own pages, by their sections. */
function contentPairs() {
  const pairs = {}
  for (const file of globSync('content/ur/*.md', { cwd: inCheckout() })) {
    const page = file.replace('/ur/', '/')
    const [english, urdu] = [page, file].map((path) => sections(readFileSync(inCheckout(path), 'utf8')))
    for (const [at, text] of urdu.entries())
      pairs[`${page} ${at}`] = { english: english[at] ?? '', urdu: text }
  }
  return pairs
}

const sections = (text) => text.split(/^(?=## )/m)

function flatten(group, name) {
  if (typeof group === 'string') return { [name]: group }
  return Object.assign({}, ...Object.entries(group).map(([key, inner]) => flatten(inner, `${name}.${key}`)))
}

function digest(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
