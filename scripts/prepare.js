// Prepares the version that is in this folder now for a program that runs an earlier one, and returns how to
// start the new one: `serve` in lib/serve.js runs this when it is asked for a restart.
import { parseArgs } from 'node:util'
import { run } from './lib/failure.js'
import { prepare } from './lib/prepare.js'
import { sayAsLog } from './lib/say.js'

await run(async () => {
  sayAsLog()
  const { values } = parseArgs({ options: { role: { type: 'string' }, earlier: { type: 'string' } } })
  process.send?.(await prepare(values.role, values.earlier))
  process.disconnect?.()
  return 0
})
