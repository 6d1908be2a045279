// A citation leads somewhere: S5.2, D16, ADR 0016, a link between documents, a document that code names.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { inCheckout } from './lib/root.js'

const folders = ['src', 'tests', 'bench', 'scripts', 'docs']
const itself = ['scripts/check-citations.js', 'tests/scripts/check-citations.test.ts']

const records = readdirIfThere('docs/decisions').flatMap((name) => name.match(/^\d{4}(?=-)/) ?? [])
const known = {
  S: numbers('docs/specification.md', /^#+ S(\d+\.\d+) /gm),
  D: numbers('docs/specification-decisions.md', /^#+ D(\d+) /gm),
  'ADR ': new Set(records),
}

// Between two words of a comment there may be the end of a line and the mark of the next one.
const gap = String.raw`\s+(?:[*#/-]+\s+)?`
const citation = new RegExp(String.raw`(?<![%\w.-])(S|D|ADR${gap})(\d+(?:\.\d+)?)(?![%\w])`, 'g')
const oldForms = [
  new RegExp(String.raw`(?<!\b(?:RFC|ISO|part)\b[^\n()]{0,20})\bsections?${gap}\d+`, 'gi'),
  new RegExp(String.raw`\bdecisions?${gap}\[?\d+`, 'gi'),
  new RegExp(String.raw`\bADRs${gap}\d+`, 'g'),
]

const complaints = [
  ...folders.flatMap((folder) => filesOf(folder)),
  ...filesOf('.', { below: false }),
].flatMap(complain)
for (const number of records.filter((number, at) => records.indexOf(number) !== at))
  complaints.push(`docs/decisions: two records have the number ${number}`)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function filesOf(folder, { below = true } = {}) {
  return readdirIfThere(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(inCheckout(path)).isDirectory()) return below ? filesOf(path) : []
    return /(?<!\.gen)\.(ts|tsx|js|css|sql|md)$/.test(name) && !itself.includes(path) ? [path] : []
  })
}

function complain(file) {
  const text = readFileSync(inCheckout(file), 'utf8')
  const at = (index) => `${file}:${text.slice(0, index).split('\n').length}`
  const links = file.endsWith('.md') ? complainAboutLinks(file, text, at) : []
  return [
    ...complainAboutOldForms(text, at),
    ...complainAboutNumbers(text, at),
    ...links,
    ...complainAboutPaths(text, at),
  ]
}

function complainAboutOldForms(text, at) {
  return oldForms
    .flatMap((form) => [...text.matchAll(form)])
    .map(
      (found) =>
        `${at(found.index)}: '${oneLine(found[0])}' is not a citation: write S5.2, D16, ADR 0016 or RFC 9110, section 14`,
    )
}

function complainAboutNumbers(text, at) {
  return [...text.matchAll(citation)]
    .map(({ index, 1: kind, 2: number }) => ({ index, kind: kind.replace(/\s.*/s, ' '), number }))
    .filter(({ kind, number }) => isCitation(kind, number) && !known[kind].has(number))
    .map(({ index, kind, number }) => `${at(index)}: ${kind}${number} leads nowhere`)
}

/** A bare S3 is Amazon's storage; parts of the specification always have a point. */
function isCitation(kind, number) {
  return kind !== 'S' || number.includes('.')
}

function complainAboutLinks(file, text, at) {
  return [...text.matchAll(/\]\((?!\w+:|\{)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, path, anchor]) => {
      const target = path ? normalize(join(dirname(file), path)) : file
      return !existsSync(inCheckout(target)) || (anchor && !anchorsOf(target).has(anchor))
    })
    .map(({ index, 0: link }) => `${at(index)}: ${link.slice(1)} leads nowhere`)
}

function complainAboutPaths(text, at) {
  return [...text.matchAll(/(?<![\w/])docs\/[\w./-]+\.md\b/g)]
    .filter(([path]) => !existsSync(inCheckout(path)))
    .map(({ index, 0: path }) => `${at(index)}: ${path} leads nowhere`)
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file) {
  const headings = readFileSync(inCheckout(file), 'utf8').matchAll(/^#+ (.+)$/gm)
  return new Set(Array.from(headings, ([, heading]) => toAnchor(heading)))
}

function toAnchor(heading) {
  const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
}

function numbers(file, heading) {
  if (!existsSync(inCheckout(file))) return new Set()
  return new Set(Array.from(readFileSync(inCheckout(file), 'utf8').matchAll(heading), ([, number]) => number))
}

function readdirIfThere(folder) {
  return existsSync(inCheckout(folder)) ? readdirSync(inCheckout(folder)) : []
}

function oneLine(text) {
  return text.replace(/\s+(?:[*#/-]+\s+)?/g, ' ')
}
