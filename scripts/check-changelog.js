// The version in package.json must be in the changelog.
import { readFileSync } from 'node:fs'
import { inCheckout } from './lib/root.js'

const { version } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
const changelog = readFileSync(inCheckout('CHANGELOG.md'), 'utf8')
const sections = [...changelog.matchAll(/^## \[(?<name>[^\]]+)\]/gm)].map(({ groups }) => groups.name)
const isInPreparation = changelog.includes(`version, ${version}, is being prepared`)

if (!sections.includes(version) && !isInPreparation) {
  console.error(`CHANGELOG.md has no section '## [${version}]', the version in package.json: write one.`)
  process.exitCode = 1
}
