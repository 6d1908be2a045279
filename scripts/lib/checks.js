import { pinnedNode } from './pinned-node.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'
import { seconds } from './step.js'
import { cacheFolder, typesOf } from './type-check.js'

const bin = (path) => inCheckout('node_modules', path)

const checks = [
  { name: 'types', args: typesOf('tsconfig.json') },
  // It holds what browsers run to the built-ins of ES2022 and to the DOM of the supported browsers.
  { name: 'browser types', args: [inCheckout('scripts/check-browsers.js')] },
  { name: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check', '--colors=off'] },
  {
    name: 'unused code',
    args: [bin('knip/bin/knip.js'), '--no-progress', '--cache', `--cache-location=${cacheFolder('knip')}`],
  },
  {
    name: 'imports',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      `--cache=${cacheFolder('imports')}`,
      ...['src', 'scripts', 'agency.config.ts', 'agency.texts.ts'],
    ],
  },
  { name: 'texts', args: [inCheckout('scripts/check-texts.js')] },
  { name: 'translations', args: [inCheckout('scripts/check-translations.js')] },
  { name: 'vocabulary', args: [inCheckout('scripts/check-vocabulary.js')] },
  { name: 'direction of the layout', args: [inCheckout('scripts/check-direction.js')] },
  { name: 'citations', args: [inCheckout('scripts/check-citations.js')] },
  { name: 'paths in documents', args: [inCheckout('scripts/check-doc-paths.js')] },
  { name: 'diagram of the tables', args: [inCheckout('src/cli/draw-schema.ts'), '--check'] },
  { name: 'migrations', args: [inCheckout('scripts/check-migrations.js')] },
  { name: 'changelog', args: [inCheckout('scripts/check-changelog.js')] },
  { name: 'licences', args: [inCheckout('scripts/licences.js'), '--check'] },
  { name: 'lock file', args: [inCheckout('scripts/check-lock-file.js')] },
]

/**
 * Runs all checks side by side and shows each with its time as it ends. Returns how many passed and failed.
 */
export async function runChecks() {
  const results = await Promise.all(checks.map(check))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

async function check({ name, args }) {
  const began = Date.now()
  const { code, output } = await runQuietly(pinnedNode(), args, { env: { NO_COLOR: '1' } })
  console.log(`${code === 0 ? '✓' : '✗'} ${name} in ${seconds(began)} s`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}
