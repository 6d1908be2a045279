/** Loaded before the server: to it agency.config.ts says that every system is off. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/agency.config.ts')) return loaded
    const [before, after = ''] = String(loaded.source).split(/(?=export const systems)/)
    return { ...loaded, source: before + after.replaceAll(': true', ': false') }
  },
})
