// npm run bench [name]: runs the measurements in bench/ one after the other, or those whose name contains it.
import { readdirSync } from 'node:fs'
import { build } from './lib/build.js'
import { chromium } from './lib/chromium.js'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { pinnedNode, serverOptions } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

await run(async () => {
  const wanted = process.argv[2] ?? ''
  const files = readdirSync(inCheckout('bench')).filter(
    (file) => file.endsWith('.bench.ts') && file.includes(wanted),
  )
  if (files.length === 0) throw new Failure(`No measurement in bench/ has '${wanted}' in its name.`)
  await install()
  const browser = await chromium()
  await build()
  const failed = []
  for (const file of files.sort()) {
    console.log(`\n${file}`)
    const env = browser ? { CHROMIUM_PATH: browser } : {}
    const options = ['--expose-gc', ...serverOptions()]
    if ((await runVisibly(pinnedNode(), [...options, inCheckout('bench', file)], { env })) !== 0)
      failed.push(file)
  }
  if (failed.length > 0) throw new Failure(`Not reached: ${failed.join(', ')}`)
  return 0
})
