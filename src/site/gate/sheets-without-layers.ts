import type { Plugin } from 'vite'

/** Strings and comments, in which no brace counts; what opens or names layers; braces. */
const parts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|@layer[^{;]*[{;]|[{}]/g

/**
 * A style sheet for browsers without cascade layers, which leave out all that is in one: the same rules, in the same
 * order, in no layer. Where a component is more specific than a utility, that is not quite the same.
 */
export function withoutLayers(css: string): string {
  const open: ('layer' | 'block')[] = []
  return css.replace(parts, (found) => {
    if (found === '}') return open.pop() === 'layer' ? '' : found
    if (found === '{') open.push('block')
    if (!found.startsWith('@layer')) return found
    if (found.endsWith('{')) open.push('layer')
    return ''
  })
}

/** Vite plugin: writes `NAME.old.css` beside each style sheet; the first script of the page asks for it (`gate.ts`). */
export const sheetsWithoutLayers: Plugin = {
  name: 'sheets-without-layers',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const { fileName, ...file } of Object.values(bundle))
        if (file.type === 'asset' && fileName.endsWith('.css'))
          this.emitFile({
            type: 'asset',
            fileName: fileName.replace(/css$/, 'old.css'),
            source: withoutLayers(String(file.source)),
          })
    },
  },
}
