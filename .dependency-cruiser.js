/** Who may import whom (docs/architecture.md). `npm run check` fails on any other arrow and on any cycle. */
import { readFileSync } from 'node:fs'
import { domainArrows, domainDoors } from './scripts/lib/domain-layers.js'
import { developmentOnly, leftBehind, taken } from './scripts/lib/package/contents.js'

const { buildDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

// What each folder of src may know beside itself, the texts and the contract.
const mayImport = {
  messages: [],
  contract: [],
  ui: [],
  site: ['ui'],
  admin: ['ui'],
  api: ['domain', 'tracing', 'config'],
  domain: ['queue', 'db', 'storage', 'mail', 'integrations', 'tracing', 'config'],
  jobs: ['domain', 'queue', 'db', 'storage', 'mail', 'integrations', 'config'],
  queue: ['db', 'tracing'],
  mail: ['tracing'],
  backup: ['domain', 'db', 'storage', 'config'],
  db: ['tracing', 'config'],
  storage: ['config'],
  integrations: ['config'],
  tracing: [],
  config: [],
}

// The texts know nobody, and the contract the texts alone.
const common = (folder) =>
  ({ messages: [], contract: ['messages'], tracing: [] })[folder] ?? ['messages', 'contract']

// The shapes of what the server hands to the API.
const mayKnowTypesOf = { api: ['queue', 'db', 'storage', 'integrations'] }

const arrows = Object.entries(mayImport).map(([folder, others]) => {
  const known = [folder, ...common(folder), ...others, ...(mayKnowTypesOf[folder] ?? [])]
  return {
    name: `${folder}-imports`,
    severity: 'error',
    comment: `src/${folder} may import ${[...common(folder), ...others].join(', ')}.`,
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${known.join('|')})/` },
  }
})

const typesAlone = Object.entries(mayKnowTypesOf).map(([folder, others]) => ({
  name: `${folder}-imports-types`,
  severity: 'error',
  comment: `src/${folder} may import types alone from ${others.join(', ')}.`,
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(${others.join('|')})/`, dependencyTypesNot: ['type-only'] },
}))

const inDomain = Object.entries(domainArrows()).map(([folder, others]) => ({
  name: `domain-${folder}`,
  severity: 'error',
  comment: `src/domain/${folder} may import ${others.join(', ') || 'no other folder'} (scripts/lib/domain-layers.js).`,
  from: { path: `^src/domain/${folder}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${[folder, ...others].join('|')})/` },
}))

// Tests and measurements look behind the doors, and so may the files of src/domain itself, which are below the folders:
// context.ts names services by their types, and an index knows context.ts.
const doors = domainDoors().map((file) => file.replaceAll('.', '[.]'))
const atTheDoor = [
  {
    name: 'domain-door',
    severity: 'error',
    comment:
      'Import src/domain/<folder>/index.ts, and name there what is public (scripts/lib/domain-layers.js has the exceptions).',
    from: { path: '^src/(?!domain/)', pathNot: '[.]test[.]tsx?$' },
    to: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${doors.join('|')})$` },
  },
  {
    name: 'domain-door-of-another',
    severity: 'error',
    comment:
      'Import the index.ts of another folder, and name there what is public (scripts/lib/domain-layers.js has the exceptions).',
    from: { path: '^src/domain/([^/]+)/', pathNot: '[.]test[.]ts$' },
    to: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/($1/.+|${doors.join('|')})$` },
  },
  {
    name: 'domain-own-door',
    severity: 'error',
    comment: 'Inside a folder of the domain import the file itself: its index.ts is for others.',
    from: { path: '^src/domain/([^/]+)/' },
    to: { path: '^src/domain/$1/index[.]ts$' },
  },
]

// What a release runs: made of the list that assembles it.
const shipped = { path: taken, pathNot: leftBehind }
const notShipped = `The release leaves that out (scripts/lib/package/contents.js)`

export default {
  forbidden: [
    {
      name: 'shipped-imports-left-behind',
      severity: 'error',
      comment: `${notShipped}: move what both need down, to contract or messages.`,
      from: shipped,
      to: { path: leftBehind, pathNot: developmentOnly, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shipped-imports-not-taken',
      severity: 'error',
      comment: `${notShipped}: add it there, or move what both need.`,
      from: shipped,
      to: {
        path: '^[^/]+[.][jt]s$|^(scripts|bench|tests)/',
        pathNot: taken,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'development-only-on-demand',
      severity: 'error',
      comment: `${notShipped}, because npm run dev alone needs it: load it with import() there.`,
      from: shipped,
      to: { path: developmentOnly, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    ...inDomain,
    ...atTheDoor,
    {
      name: 'domain-layer',
      severity: 'error',
      comment: 'Give each folder of src/domain a layer in scripts/lib/domain-layers.js.',
      from: {
        path: '^src/domain/[^/]+/',
        pathNot: `^src/domain/(${Object.keys(domainArrows()).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'domain-kernel',
      severity: 'error',
      comment:
        'All folders import the files of src/domain itself, which know the actor, and services by their types.',
      from: { path: '^src/domain/[^/]+[.]ts$', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/domain/[^/]+/', pathNot: '^src/domain/access/', dependencyTypesNot: ['type-only'] },
    },
    ...arrows,
    ...typesAlone,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Types count too: what two files both need goes into a third.',
      // The router's own files know each other.
      from: { pathNot: '^src/site/(route-tree[.]gen|router)[.]tsx?$' },
      to: { circular: true },
    },
    {
      name: 'contract-packages',
      severity: 'error',
      comment: 'The contract is loaded by browsers: it imports zod and the texts alone.',
      from: { path: '^src/contract/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '(^|/)node_modules/zod/' },
    },
    {
      name: 'running-packages',
      severity: 'error',
      comment: 'In production only `dependencies` are installed: move the package there in package.json.',
      from: shipped,
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'building-packages',
      severity: 'error',
      comment: 'npm start builds with `buildDependencies` alone: name the package there in package.json.',
      from: {
        path: '^(src/(site/|ui/|admin/|messages/vite-plugin)|scripts/lib/package/)',
        pathNot: '[.]test[.]tsx?$',
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: `node_modules/(${buildDependencies.join('|')})/`,
      },
    },
    {
      name: 'components',
      severity: 'error',
      comment: 'JSX belongs to ui, site and admin.',
      from: { path: '^src/(?!ui/|site/|admin/).+[.]tsx$' },
      to: {},
    },
    {
      name: 'tests-stay-apart',
      severity: 'error',
      comment: 'What is shipped imports nothing of the tests.',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^tests/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The imported file does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|[?]' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
