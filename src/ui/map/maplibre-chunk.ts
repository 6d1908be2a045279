/** How Vite builds `maplibre.ts`: as a file that imports no other, because a worker runs it too. */
import type { Plugin } from 'vite'

/** A group of rolldown's `codeSplitting`. */
export const maplibreChunk = {
  name: 'maplibre',
  test: /\/maplibre-gl\/dist\/|\/src\/ui\/map\/maplibre[.]ts$/,
  priority: 1,
}

/** Keeps the worker, although its package declares all its files free of side effects. */
export const maplibreWorker: Plugin = {
  name: 'maplibre-worker',
  transform: {
    filter: { id: /\/maplibre-gl-worker[.]mjs$/ },
    handler: (code) => ({ code, moduleSideEffects: true }),
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== maplibreChunk.name || chunk.imports.length === 0) continue
      throw new Error(
        `The file of MapLibre imports ${chunk.imports.join(', ')}: its worker would start a round trip later. Import maplibre.ts nowhere with import().`,
      )
    }
  },
}
