/** The admin app: a bundle of its own, so that the public site's scripts do not grow by a byte. */
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './src/messages/vite-plugin.ts'
import { brandColour } from './src/ui/brand.ts'
import { buildTargets } from './src/ui/build-targets.ts'
import { maplibreChunk, maplibreWorker } from './src/ui/map/maplibre-chunk.ts'

/** Schemas are made when their file is evaluated: what has them made without an eval must be evaluated before. */
const first = { name: 'first', test: /node_modules\/zod\/|without-eval/ }

export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  // Parts of the site ask it whether they run on the server.
  resolve: {
    alias: { '@tanstack/react-start': path.join(import.meta.dirname, 'src/admin/in-browser.ts') },
  },
  plugins: [catalogues('en'), brandColour, maplibreWorker, tailwindcss(), react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    target: buildTargets('admin'),
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [first, maplibreChunk] } } },
  },
})
