/**
 * The types of the DOM as they are in supported browsers: what one of them lacks is optional, so that the compiler
 * demands a look whether it is there. From TypeScript's own types and MDN's data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import { inCheckout } from './root.js'
import { supportedBrowsers } from './supported-browsers.js'

const { api } = compatData

/**
 * Writes them where TypeScript looks for them with `libReplacement`.
 * @param folder of the tsconfig.json
 * @param part as in `supportedBrowsers`
 */
export function writeTypesOfSupportedDom(folder, part) {
  const library = join(folder, 'node_modules/@typescript/lib-dom')
  mkdirSync(library, { recursive: true })
  writeFileSync(join(library, 'package.json'), '{ "name": "@typescript/lib-dom", "types": "index.d.ts" }\n')
  writeFileSync(join(library, 'index.d.ts'), typesOfSupportedDom(part))
}

function typesOfSupportedDom(part) {
  const browsers = supportedBrowsers(part)
  const lines = readFileSync(inCheckout('node_modules/@typescript/old/lib/lib.dom.d.ts'), 'utf8').split('\n')
  const users = usersOfMixins(lines)
  let within
  return lines
    .map((line) => {
      const begins = /^(?:interface|declare var) (\w+)\b[^;]*\{\s*$/.exec(line)
      if (begins) within = begins[1]
      if (line === '}') within = undefined
      if (line === '};') {
        const end = isLate(api[within], browsers) ? '} | undefined;' : line
        within = undefined
        return end
      }
      if (!within) return globalOf(line, browsers)
      const [begin, member] = /^ {4}(?:readonly )?(\w+)(?=[(<:])/.exec(line) ?? []
      if (!member || member === 'new') return line
      return isLateMember([within, ...(users.get(within) ?? [])], member, browsers)
        ? `${begin}?${line.slice(begin.length)}`
        : line
    })
    .join('\n')
}

/** A function or a thing that is a member of the window. */
function globalOf(line, browsers) {
  const [, name, parameters, result] = /^declare (?:function|var) (\w+)(\(.*\))?: (.+);$/.exec(line) ?? []
  if (!name || !isLate(api.Window[name] ?? api[name], browsers)) return line
  return `declare var ${name}: (${parameters ? `${parameters} => ` : ''}${result}) | undefined;`
}

/** Which interfaces have the members of others: those of mixins are MDN's under each that mixes them in. */
function usersOfMixins(lines) {
  const users = new Map()
  for (const line of lines) {
    const [, user, mixins] = /^interface (\w+) extends ([^{]+)\{/.exec(line) ?? []
    for (const mixin of mixins?.match(/\w+/g) ?? []) users.set(mixin, [...(users.get(mixin) ?? []), user])
  }
  return users
}

/** Whether it is late in one of these interfaces that the browsers have. */
function isLateMember(interfaces, member, browsers) {
  return interfaces
    .filter((one) => !isLate(api[one], browsers))
    .some((one) => isLate(api[one]?.[member] ?? api[one]?.[`${member}_static`], browsers))
}

/** Whether a browser of the list lacks it; what MDN does not know is taken for old, as is what has flaws. */
function isLate(entry, browsers) {
  const support = entry?.__compat?.support
  if (!support) return false
  return browsers.some(({ name, version }) => {
    const known = [support[name] ?? []].flat()
    return known.length > 0 && known.every((range) => isMissing(range, version))
  })
}

function isMissing({ version_added: added, version_removed: removed, flags, prefix }, version) {
  if (added === null || added === undefined) return false
  if (!added || flags || prefix) return true
  return isNewer(added, version) || Boolean(removed && !isNewer(removed, version))
}

function isNewer(added, version) {
  if (added === 'preview') return true
  const [one, other] = [added, version].map((text) => text.replace('≤', '').split('.').map(Number))
  return one[0] === other[0] ? (one[1] ?? 0) > (other[1] ?? 0) : one[0] > other[0]
}
