// A file or folder that a document names is there: src/contract/paths.ts, or a bare name in backquotes such as paths.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inCheckout } from './lib/root.js'

const folders = ['bench', 'content', 'demo', 'deploy', 'docs', 'profiles', 'scripts', 'src', 'tests']
// The changelog names what was there when it was written.
const unchecked = ['CHANGELOG.md']

const files = [...filesIn('.', { below: false }), ...folders.flatMap((folder) => filesIn(folder))]
const documents = files.filter((file) => /^(?:docs\/.+|[^/]+)\.md$/.test(file) && !unchecked.includes(file))

const fromTheRoot = new RegExp(String.raw`(?<![\w/.$@-])(?:${folders.join('|')})/[\w./$@-]*`, 'g')
const inBackquotes = /`([\w.$-]+(?:\/[\w.$-]+)*\.(?:tsx?|js|sql|md))`/g

const complaints = documents.flatMap(complain)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function complain(file) {
  const text = readFileSync(inCheckout(file), 'utf8')
  const named = [
    ...Array.from(text.matchAll(fromTheRoot), ({ index, 0: path }) => ({
      index,
      path: path.replace(/\.$/, ''),
    })),
    ...Array.from(text.matchAll(inBackquotes), ({ index, 1: path }) => ({ index, path })),
  ]
  const missing = named.filter(({ path }) => !isThere(path)).sort((one, other) => one.index - other.index)
  const lines = missing.map(({ index, path }) => {
    const line = text.slice(0, index).split('\n').length
    return `${file}:${line}: ${path} is not there: name the file by its path today`
  })
  return [...new Set(lines)]
}

/** From the root, or the end of a path: `search/chips.ts` for src/contract/search/chips.ts. */
function isThere(path) {
  return existsSync(inCheckout(path)) || files.some((file) => file.endsWith(`/${path}`))
}

function filesIn(folder, { below = true } = {}) {
  if (!existsSync(inCheckout(folder))) return []
  return readdirSync(inCheckout(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return below ? filesIn(path) : []
    return [path]
  })
}
