import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './src/web/routes.ts'

export default defineConfig({
  plugins: [
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
      },
    }),
    react(),
  ],
  // The server finds the pages in dist/server/server.js and the browser's files in dist/client.
  // Drawings stay files: they are cached once instead of weighing in the scripts.
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
})
