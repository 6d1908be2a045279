// npm start: from a fresh clone to the running site. Plain JavaScript, because it runs on the machine's own Node.
import { build } from './lib/build.js'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { serve } from './lib/serve.js'

await run(async () => {
  await install()
  await build()
  return serve([], { NODE_ENV: 'production' })
})
