// One word for one thing: the texts write none of the words that docs/vocabulary.md forbids.
import { globSync, readFileSync } from 'node:fs'
import { inCheckout } from './lib/root.js'
import { readVocabulary } from './lib/vocabulary.js'

const source = 'docs/vocabulary.md'
const { urdu, english, exceptions } = readVocabulary(readFileSync(inCheckout(source), 'utf8'))

const demo = ['demo/*.csv', 'demo/*.yaml']
const looks = [
  {
    terms: urdu,
    files: ['src/messages/ur/**/*.ts', 'content/ur/*.md', 'agency.config.ts', 'agency.texts.ts', ...demo],
  },
  { terms: english, files: ['src/messages/en/**/*.ts', 'content/*.md', 'agency.texts.ts', ...demo] },
]

const complaints = []
const needed = new Set()
for (const { terms, files } of looks) {
  for (const file of globSync(files, { cwd: inCheckout() }).sort()) complaints.push(...complain(file, terms))
}
for (const exception of exceptions)
  if (!needed.has(exception)) complaints.push(`${source}: nothing needs the exception '${exception.words}'`)

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function complain(file, terms) {
  const lines = readFileSync(inCheckout(file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const text = file.endsWith('.ts') ? textsOf(line) : line
    return terms.flatMap(({ write, forbidden }) =>
      forbidden.flatMap(({ pattern }) =>
        [...text.matchAll(pattern)]
          .filter((found) => !isAllowed(file, text, found))
          .map(([word]) => `${file}:${at + 1}: '${word}': write '${write}' (${source})`),
      ),
    )
  })
}

/** What a line of code says: its strings, without the names of properties. */
function textsOf(line) {
  if (/^\s*(?:import|export \*|\/\/|\/?\*)/.test(line)) return ''
  const strings = line.matchAll(
    /'((?:\\.|[^'\\])*)'(?!\s*:)|"((?:\\.|[^"\\])*)"(?!\s*:)|`((?:\\.|[^`\\])*)`/g,
  )
  return Array.from(strings, ([, single, double, template]) => single ?? double ?? template).join(' \n ')
}

/** An exception counts where its words cover the word that was found. */
function isAllowed(file, text, { index, 0: word }) {
  return exceptions.some((exception) => {
    if (!file.startsWith(exception.where)) return false
    const covers = [...text.matchAll(exception.pattern)].some(
      (other) => other.index <= index && other.index + other[0].length >= index + word.length,
    )
    if (covers) needed.add(exception)
    return covers
  })
}
