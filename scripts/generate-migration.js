// Makes a migration of what changed in src/db/schema, and keeps the newest snapshot alone: drizzle-kit compares with it.
import { readdirSync, rmSync } from 'node:fs'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

const kit = inCheckout('node_modules/drizzle-kit/bin.cjs')
process.exitCode = await runVisibly(pinnedNode(), [kit, 'generate', ...process.argv.slice(2)])
const folder = inCheckout('src/db/migrations/meta')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}/${name}`)
