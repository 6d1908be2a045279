import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandColour } from './src/web/brand.ts'
import { routes } from './src/web/routes.ts'

// Every page carries the names of all scripts that it may fetch: the hash alone is shortest.
const chunkFileNames = 'assets/[hash].js'

/** The framework rarely changes: in a file of its own it stays in the browser's cache over many releases. */
const chunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval[\w-]*)\//,
    },
  ],
  // With them, the router would bring every screen it leads to.
  includeDependenciesRecursively: false,
}

export default defineConfig({
  plugins: [
    brandColour,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
        // A page brings its own screen alone, whole. Heads that need more than a few lines import it.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
    }),
    react(),
  ],
  // Drawings stay files: they are cached once instead of weighing in the scripts.
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks, chunkFileNames } } } },
  },
})
