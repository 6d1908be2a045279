// npm run demo-map -- FILE: makes the demo's map file from one of the whole country (docs/map.md).
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

await run(async () => {
  await install()
  return runVisibly(pinnedNode(), [inCheckout('scripts/demo-map/make.ts'), ...process.argv.slice(2)])
})
