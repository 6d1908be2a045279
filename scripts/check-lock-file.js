// The lock file must install from whatever registry npm is set to, and bring the same bytes from each.
import { readFileSync } from 'node:fs'
import { inCheckout } from './lib/root.js'

const { packages } = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8'))
const { '': _ourselves, ...others } = packages
const complaints = Object.entries(others).flatMap(([path, { resolved, integrity, link }]) => [
  ...(resolved ? [`${path} names the host it came from: ${resolved}`] : []),
  ...(integrity || link ? [] : [`${path} has no integrity hash`]),
])

const declared = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
const wanted = { ...declared.dependencies, ...declared.devDependencies, ...declared.optionalDependencies }
for (const [name, said] of Object.entries(wanted)) {
  // 'npm:other@1.2.3' installs another package under this name.
  const version = said.replace(/^npm:.+@/, '')
  if (!/^\d/.test(version)) complaints.push(`${name} is not pinned to one version: ${version}`)
  const locked = others[`node_modules/${name}`]?.version
  if (locked !== version)
    complaints.push(`${name} is ${version} in package.json and ${locked} in the lock file`)
}
for (const name of declared.buildDependencies) {
  if (!declared.devDependencies[name]) complaints.push(`${name} builds the pages and is no dev dependency`)
}

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
