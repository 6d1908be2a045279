/** Loaded before the server: to it, and to the pages that were built already, the agency has no blog. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!/\/agency\.config[^/]*$/.test(url)) return loaded
    return { ...loaded, source: String(loaded.source).replace(/blogUrl: (['"]).*?\1/, 'blogUrl: null') }
  },
})
