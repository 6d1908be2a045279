// npm run check: everything that can be said about the code without running it.
import { runChecks } from './lib/checks.js'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'

await run(async () => {
  await install()
  const { failed } = await runChecks()
  return failed === 0 ? 0 : 1
})
