// npm start: from a fresh clone to the running site. Plain JavaScript, because it runs on the machine's own Node.
import { build } from './lib/build.js'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { serverOptions } from './lib/pinned-node.js'
import { serve } from './lib/serve.js'

await run(async () => {
  await install()
  await build()
  return serve(serverOptions, { NODE_ENV: 'production' })
})
