// npm run dev: the server restarts when its code changes, pages change in the browser as they are saved.
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { inPlace, serve } from './lib/serve.js'
import { useSettingsFile } from './lib/settings-file.js'

await run(async () => {
  useSettingsFile()
  await install()
  return serve(inPlace(pinnedNode(), ['--watch', '--watch-preserve-output']), {
    env: { AANGAN_MODE: 'development' },
  })
})
