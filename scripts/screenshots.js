// npm run screenshots: takes the pictures in docs/screenshots again from the demo.
import { build } from './lib/build.js'
import { chromium } from './lib/chromium.js'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

await run(async () => {
  await install()
  await build()
  const path = await chromium()
  const env = path ? { CHROMIUM_PATH: path } : {}
  return runVisibly(pinnedNode(), [inCheckout('scripts/pictures/screenshots.ts')], { env })
})
