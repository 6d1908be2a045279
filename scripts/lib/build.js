import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { carryOver } from './earlier-files.js'
import { Failure } from './failure.js'
import { isPackaged } from './packaged.js'
import { pinnedNode } from './pinned-node.js'
import { precompress } from './precompress.js'
import { runQuietly } from './processes.js'
import { inCheckout } from './root.js'
import { step } from './step.js'

const stamp = inCheckout('dist/.built-from')
// The public site in each language, then the admin app.
const builds = [
  { config: 'vite.config.ts', language: 'en' },
  { config: 'vite.config.ts', language: 'ur' },
  { config: 'vite.admin.config.ts', language: 'en' },
]
const sources = [
  'src',
  'public',
  'agency.config.ts',
  'agency.texts.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const withoutEffect = /\.test\.tsx?$|\.gen\.ts$|^src\/(cli|db\/migrations)\//

/** Whether the pages were built from these very sources; a release has no others. */
export function isBuilt() {
  return isPackaged || (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint())
}

/** Builds the pages, unless they were built from these very sources. */
export async function build() {
  if (isBuilt()) return
  await checkAgency()
  const wanted = fingerprint()
  rmSync(stamp, { force: true })
  carryOver(inCheckout('dist'), inCheckout('dist'))
  await step('Building the pages', 'Built the pages', async () => {
    for (const { config, language } of builds) {
      const vite = [inCheckout('node_modules/vite/bin/vite.js'), 'build', '--config', inCheckout(config)]
      const { code, output } = await runQuietly(pinnedNode(), vite, {
        env: { NODE_ENV: 'production', SITE_LANGUAGE: language },
      })
      if (code !== 0)
        throw new Failure(`The pages could not be built. Fix the errors below and start again.\n${output}`)
    }
    await precompress(['dist/client', 'dist/ur/client', 'dist/admin'].map((folder) => inCheckout(folder)))
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** What is wrong in agency.config.ts is said in a second, not by what fails because of it. */
async function checkAgency() {
  const { code, output } = await runQuietly(pinnedNode(), [inCheckout('src/cli/check-agency.ts')])
  if (code !== 0) throw new Failure(`Correct agency.config.ts and start again.\n${output.trim()}`)
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of sources.flatMap(filesUnder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inCheckout(file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(inCheckout(path))) return []
  const found = readdirIfFolder(path)
  if (!found) return withoutEffect.test(path) ? [] : [path]
  return found.flatMap((name) => filesUnder(join(path, name)))
}

function readdirIfFolder(path) {
  try {
    return readdirSync(inCheckout(path)).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
