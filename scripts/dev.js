// npm run dev: the server restarts when its code changes, pages change in the browser as they are saved.
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { serve } from './lib/serve.js'

await run(async () => {
  await install()
  return serve(['--watch', '--watch-preserve-output'], { AANGAN_MODE: 'development' })
})
