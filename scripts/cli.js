// npm run import, and the other commands: runs src/cli/<command>.ts with the arguments that follow.
import { existsSync } from 'node:fs'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'
import { useSettingsFile } from './lib/settings-file.js'

await run(async () => {
  const [command = '', ...args] = process.argv.slice(2)
  const file = inCheckout(`src/cli/${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(file)) {
    throw new Failure(`There is no command '${command}': see the folder src/cli for those there are.`)
  }
  useSettingsFile()
  await install('running')
  return runVisibly(pinnedNode(), [file, ...args])
})
