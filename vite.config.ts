import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { languages } from './src/messages/languages.ts'
import { catalogues } from './src/messages/vite-plugin.ts'
import { inlineScript } from './src/site/gate/inline-script.ts'
import { sheetsWithoutLayers } from './src/site/gate/sheets-without-layers.ts'
import { routes } from './src/site/routes.ts'
import { brandColour } from './src/ui/brand.ts'
import { buildTargets } from './src/ui/build-targets.ts'
import { maplibreChunk, maplibreWorker } from './src/ui/map/maplibre-chunk.ts'

/** The pages are built once in each language. */
const language = languages.find((each) => each === process.env.SITE_LANGUAGE) ?? 'en'

// Every page carries the names of all scripts that it may fetch: the hash alone is shortest. The framework is run first,
// and MapLibre is requested before what runs with it.
const named = new Set(['framework', maplibreChunk.name])
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${named.has(name) ? `${name}-` : ''}[hash:7].js`
const isMapLibre = (file: string) => file.includes(`/${maplibreChunk.name}-`)

/** What forms are made of, with their texts, but for what a filter of a list needs as well. */
const formParts =
  /\/src\/(?:site\/forms\/|contract\/leads\/|contract\/alerts\/alert-fields[.]|contract\/(?:forms\/(?:form|form-signals|messages|number-rules|typed-amounts|validation)|text\/number-words)[.]|ui\/forms\/(?!select-field))|messages\/(?:common\/(?:nextSteps|validationMessages|formRefusals|toasts)|site\/form(?:Fields|Parts))/

/** Breadcrumbs, with their texts. */
const breadcrumbs = /\/src\/site\/crumbs[.]|messages\/site\/crumbs/

/** Where every visit begins, and the home page's own screen. */
const entry = /\/src\/site\/client[.]tsx$/
const homeBegins = /\/screens\/home\/route[.]tsx[?]tsr-split=component/
const isHome = /\/src\/site\/screens\/home\//

/**
 * Whether every page loads a module: what the entry imports, and what the home page shares with other screens. What a
 * module may import later does not count.
 */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  const importers = reached(id, (each) =>
    formParts.test(each) ? [] : context.getModuleInfo(each)?.importers,
  )
  const begins = [...importers].filter((each) => isLoadedAlone(each, context))
  return begins.some(
    (each) => entry.test(each) || (homeBegins.test(each) && begins.some((other) => !isHome.test(other))),
  )
}

function isLoadedAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  return entry.test(id) || context.getModuleInfo(id)?.dynamicImporters.length !== 0
}

/** Where the visit of another screen begins. */
const screenBegins = /\/src\/site\/screens\/([\w/-]+)[.]tsx[?]tsr-split=component/

/** The pages of most parts, of which visitors see many. */
const longPages = new Set(['listing/route', 'project/route', 'search/route'])
/** As many other screens may load, for a part that they share with these, the others too. */
const mostOthers = 3

/**
 * The long pages that need a module: what the same ones need comes in one file. To begin a request takes a cheap phone
 * several milliseconds, and they would need thirty files of a few hundred bytes. Of what a search alone needs, many
 * others need a part: only what exactly the same screens need comes together. None of them is to load the forms in
 * vain.
 */
function longPagesWith(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = reached(id, (each) => context.getModuleInfo(each)?.importers)
  const screens = [...importers].flatMap((each) => screenBegins.exec(each)?.[1] ?? [])
  const long = screens.filter((screen) => longPages.has(screen)).sort()
  const others = screens.length - long.length
  if (long.length === 0) return null
  const imported = reached(id, (each) => context.getModuleInfo(each)?.importedIds)
  if (others > 0 && [...imported].some((each) => formParts.test(each))) return null
  if (long.join() === 'search/route') return screens.sort().join()
  return others > mostOthers ? null : long.join()
}

/** A module and all that `next` leads to from it. */
function reached(id: string, next: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const other of next(each) ?? []) found.add(other)
  return found
}

/**
 * The framework rarely changes: in a file of its own it stays in the browser's cache over many releases, with what
 * makes parts of a page, which is called while other files are evaluated. It imports none of them, because it is run
 * before them (`late-scripts.ts`). What five screens share comes in one file too: many small ones are more bytes,
 * because each is compressed alone.
 */
const chunks = {
  groups: [
    maplibreChunk,
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval[\w-]*)\/|\/src\/ui\/(?:static-part|use-is-kept)[.]|\0instead-of/,
    },
    // What asks the API comes with the first call: a page that is opened has its data in it (src/ui/load.ts).
    {
      name: 'calls',
      test: /\/src\/(?:ui\/(?:api|api-client|fetch-in-time)[.]ts|contract\/api\/(?:call-failure|camel-keys|routes)[.]ts|site\/visit-data[.]ts)$/,
    },
    // The home page's form comes when a visitor is near it.
    { name: 'forms', minShareCount: 5, test: formParts },
    // What every page loads, the entry's own parts too: compressed together, they are fewer bytes. The heads ask for the
    // addresses of pictures and for breadcrumbs on the server alone.
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        !breadcrumbs.test(id) && isShared(id, context) ? 'shared' : null,
      test: /^(?!.*(?:\/ui\/picture-sources[.]|\/files\/image-address[.]|\/lucide-react|\/parts\/share[.]tsx|\/src\/ui\/map\/|\/listings\/building[.]|messages\/common\/(?:map|building)$))/,
    },
    {
      name: 'inner',
      minShareCount: 5,
      test: /^(?!.*(?:\/lucide-react|\/parts\/share[.]tsx|\/src\/ui\/map\/|\/listings\/building[.]|\/screens\/alerts\/|messages\/common\/(?:map|building)$|messages\/site\/(?:alertPages|compare)$))/,
    },
    { name: 'icons', minShareCount: 4, test: /\/lucide-react/ },
    // A few words each, which seven screens need in four combinations.
    { name: 'building', minShareCount: 2, test: /\/listings\/building[.]|messages\/common\/building/ },
    { name: longPagesWith, minShareCount: 2 },
    // Titles that the pages of alerts share with their heads: each in a file of its own weighs in the list of all files.
    { name: 'alerts', minShareCount: 2, test: /messages\/site\/alertPages/ },
  ],
  // With them, the router would bring every screen it leads to.
  includeDependenciesRecursively: false,
}

declare global {
  var entryScripts: Set<string> | undefined
}

/**
 * Scripts that every page loads are named in no list of what another one needs: each list weighs in a page. MapLibre,
 * by far the largest, comes first in a list.
 */
function leanPreloads(): Plugin {
  // This file is read more than once in a build, and what one reading hears of another one needs.
  globalThis.entryScripts ??= new Set()
  const always = globalThis.entryScripts
  return {
    name: 'lean-preloads',
    configEnvironment: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed) =>
            needed
              .filter((file) => !always.has(file))
              .sort((one, other) => Number(isMapLibre(other)) - Number(isMapLibre(one))),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const add = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || always.has(file)) return
          always.add(file)
          for (const needed of chunk.imports) add(needed)
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
        }
      },
    },
  }
}

/**
 * V8 compiles a function when it is first called, on the main thread: a third of what a page's scripts took. With this
 * comment it compiles a whole file in the background while it arrives (https://v8.dev/blog/explicit-compile-hints);
 * others ignore it. MapLibre calls too few of its functions at first.
 */
function compiledOnArrival(): Plugin {
  return {
    name: 'compiled-on-arrival',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.name === maplibreChunk.name) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}

/**
 * What the router imports and nothing here uses, by the file that imports it: the link that each route brings, since
 * links are plain (`ui/site-link.tsx`), and the reading and writing of queries, which is ours (`ui/query-string.ts`).
 */
const unusedOfRouter = {
  './link.js': { of: 'react-router/dist/esm/route.js', as: 'export const Link = () => null' },
  './searchParams.js': {
    of: 'router-core/dist/esm/router.js',
    as: 'export const defaultParseSearch = undefined, defaultStringifySearch = undefined',
  },
}

function withoutUnusedOfRouter(): Plugin {
  const unused = new Map(Object.entries(unusedOfRouter))
  const instead = '\0instead-of'
  return {
    name: 'without-unused-of-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      importer?.endsWith(`/@tanstack/${unused.get(id)?.of}`) ? instead + id : undefined,
    load: (id) => (id.startsWith(instead) ? unused.get(id.slice(instead.length))?.as : undefined),
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    withoutUnusedOfRouter(),
    leanPreloads(),
    compiledOnArrival(),
    inlineScript,
    sheetsWithoutLayers,
    catalogues(language),
    brandColour,
    maplibreWorker,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/site',
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
  // For a React without the hook; the router's store asks for it.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Drawings stay files: they are cached once instead of weighing in the scripts.
  build: {
    outDir: language === 'en' ? 'dist' : `dist/${language}`,
    target: buildTargets('usable'),
    assetsInlineLimit: 0,
  },
  environments: {
    // A production installation has no packages of the pages: the bundle brings them. While developing, Node loads them.
    ssr: { resolve: command === 'build' ? { noExternal: true } : {} },
    client: {
      build: {
        rolldownOptions: {
          // To define fields of classes for Safari 15 takes helpers in the scripts of every page: they are assigned.
          transform: { assumptions: { setPublicClassFields: true } },
          output: { codeSplitting: chunks, chunkFileNames },
          // Loading these has no effect: a file that needs them on the server alone does not import them in the browser.
          treeshake: {
            moduleSideEffects: [formParts, breadcrumbs].map((test) => ({ test, sideEffects: false })),
          },
        },
      },
    },
  },
}))
