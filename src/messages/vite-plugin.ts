/** The catalogues in a bundle of one language: compiled, and each text only where it is used. */
import { join } from 'node:path'
import type { CompiledMessage } from 'icu-minify/format'
import { type Plugin, runnerImport } from 'vite'
import { compileMessage } from './compile-message.ts'
import type { Language } from './language.ts'
import type { Source } from './message-types.ts'
import { overlay } from './overlay.ts'

const folder = import.meta.dirname
const texts = /^#messages\/(common|site|admin|language)\.ts$/
const inside = '\0messages/'

/**
 * Vite plugin: `import { home } from '#messages/site.ts'` becomes a module of the home page's texts in `spoken` alone,
 * in which each text is an export of its own, so that the bundler leaves out unused ones. In a build each
 * is a module of its own as well, and comes with what uses it.
 */
export function catalogues(spoken: Language): Plugin {
  let isBuild = false
  const groups = new Map<string, ReturnType<typeof read>>()
  const readOnce = (group: string) => {
    const known = groups.get(group) ?? read(group, spoken)
    groups.set(group, known)
    return known
  }
  return {
    name: 'catalogues',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    // Through the entry that names them all, the bundler would take each part's texts for shared by every screen.
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: '#messages/' },
      handler: (code) =>
        code.replace(imported, (whole, names, group) => importEach(names, group, code.replace(whole, ''))),
    },
    resolveId(id) {
      const group = texts.exec(id)?.[1]
      if (group !== undefined) return inside + group
      return id.startsWith(inside) ? id : undefined
    },
    async load(id) {
      if (!id.startsWith(inside)) return undefined
      const [path = '', only] = id.slice(inside.length).split('?')
      const [group = '', name, key] = path.split('/')
      if (group === 'language') return `export const currentLanguage = () => ${JSON.stringify(spoken)}`
      const { written, files } = await readOnce(group)
      for (const file of files) this.addWatchFile(file)
      if (name === undefined)
        return Object.keys(written)
          .map((each) => reexport(group, each))
          .join('\n')
      const source = written[name] ?? {}
      const code =
        key !== undefined
          ? moduleOf({ [decodeURIComponent(key)]: source[decodeURIComponent(key)] ?? '' }, spoken)
          : isBuild
            ? oneByOne(inside + path, only === undefined ? source : pick(source, only.split(',')))
            : moduleOf(source, spoken)
      return { code, moduleSideEffects: false }
    },
    watchChange: () => groups.clear(),
  }
}

const imported = /import \{([^}]*)\} from '#messages\/(common|site|admin)\.ts'/g

/**
 * Of `{ home as t }` of the site's texts: the import of the module of the home page's alone, with the keys that `code`
 * reads of it, so that nothing else comes with them.
 */
function importEach(names: string, group: string, code: string): string {
  return names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .flatMap(([name, alias = name]) =>
      name && alias
        ? `import * as ${alias} from ${JSON.stringify(`${inside}${group}/${name}${keysOf(alias, code)}`)}`
        : [],
    )
    .join('; ')
}

/** '?found,title' when `code` only reads `t.found` and `t.title` of `t`; nothing when it may read any, as `...t` does. */
function keysOf(alias: string, code: string): string {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w$]|[^.][.])${alias}(?![\\w$])(?:[.]([\\w$]+))?`, 'g'))]
  const keys = uses.map(([, key]) => key)
  return keys.includes(undefined) ? '' : `?${[...new Set(keys)].sort().join()}`
}

const reexport = (group: string, name: string) =>
  `export * as ${name} from ${JSON.stringify(`${inside}${group}/${name}`)}`

/** The texts of a group as they are now, by the screen or part that they belong to, and the files they stand in. */
async function read(group: string, spoken: Language) {
  const load = async <Module>(file: string) => {
    const { module, dependencies } = await runnerImport<Module>(join(folder, file), { configFile: false })
    files.push(...dependencies)
    return module
  }
  const files: string[] = []
  const english = await load<Record<string, Source>>(`en/${group}/index.ts`)
  const translated = spoken === 'en' ? {} : await load<Record<string, Source>>(`${spoken}/${group}/index.ts`)
  const { ownTexts } = await load<{ ownTexts: Record<Language, Source> }>('../../agency.texts.ts')
  const written: Record<string, Source> = {}
  for (const [name, source] of Object.entries(english)) {
    const own = ownTexts[spoken][name]
    written[name] = overlay(overlay(source, translated[name]), typeof own === 'object' ? own : undefined)
  }
  return { written, files }
}

/** Those of the texts that there are. */
function pick(source: Source, keys: readonly string[]): Source {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = Object.hasOwn(source, key) ? source[key] : undefined
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

/** The module of these texts, each of which is in a module of its own. */
function oneByOne(id: string, source: Source): string {
  return Object.keys(source)
    .map(
      (key) => `export { ${JSON.stringify(key)} } from ${JSON.stringify(`${id}/${encodeURIComponent(key)}`)}`,
    )
    .join('\n')
}

/** The module of these texts: each is exported by its key, which may be any text. */
export function moduleOf(source: Source, spoken: Language): string {
  const lines = Object.entries(source).map(
    ([key, text], at) => `const t${at} = ${code(text, spoken)}; export { t${at} as ${JSON.stringify(key)} }`,
  )
  if (!lines.some((line) => line.includes(formatted))) return lines.join('\n')
  const said = `const f = (message) => messageFunction(message, ${JSON.stringify(spoken)})`
  const runtime = JSON.stringify(join(folder, 'message-function.ts'))
  return [`import { messageFunction } from ${runtime}`, said, ...lines].join('\n')
}

/** How a message begins that is formatted at run time. */
const formatted = '/* @__PURE__ */ f('

function code(text: string | Source, spoken: Language): string {
  if (typeof text !== 'string') {
    return `{ ${Object.entries(text)
      .map(([key, inner]) => `${JSON.stringify(key)}: ${code(inner, spoken)}`)
      .join(', ')} }`
  }
  const compiled = compileMessage(text, spoken)
  if (typeof compiled === 'string') return JSON.stringify(compiled)
  return joined(compiled) ?? `${formatted}${JSON.stringify(compiled)})`
}

/** A function that only joins texts and arguments, when the message does no more: it needs nothing of the runtime. */
function joined(message: Exclude<CompiledMessage, string>): string | undefined {
  const parts: string[] = ['""']
  for (const part of message) {
    if (typeof part === 'string') parts.push(JSON.stringify(part))
    else if (part !== 0 && part.length === 1) parts.push(`values[${JSON.stringify(part[0])}]`)
    else return undefined
  }
  return `(values) => ${parts.join(' + ')}`
}
