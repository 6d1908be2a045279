/** Scripts that are written into a page instead of being fetched. */
import type { Plugin } from 'vite'
import { build } from 'vite'

const mark = '?inline-script'

/**
 * Vite plugin: `import script from './gate.ts?inline-script'` gives the code of a file and of what it imports, as small
 * as it can be, in the JavaScript of 2015: what is older knows no modules, and runs no script of ours.
 */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(mark)) return undefined
    const entry = id.slice(0, -mark.length)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2015',
        lib: { entry, formats: ['iife'], name: 'inlineScript' },
      },
    })
    const code = [built].flat().flatMap((each) => ('output' in each ? each.output[0].code.trim() : []))
    this.addWatchFile(entry)
    return `export default ${JSON.stringify(code.join('').replaceAll('</', '<\\/'))}`
  },
}
