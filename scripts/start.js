// npm start: from a fresh clone to the running site. Plain JavaScript, because it runs on the machine's own Node.
import { parseArgs } from 'node:util'
import { build } from './lib/build.js'
import { Failure, run } from './lib/failure.js'
import { install } from './lib/install.js'
import { serverOptions } from './lib/pinned-node.js'
import { serve } from './lib/serve.js'

await run(async () => {
  const role = roleAsked()
  await install()
  // A process that only searches shows no pages.
  if (role !== 'search') await build()
  return serve(serverOptions, { NODE_ENV: 'production', ...(role && { ROLE: role }) })
})

/** `npm start -- --role search`. */
function roleAsked() {
  try {
    return parseArgs({ options: { role: { type: 'string' } } }).values.role
  } catch (error) {
    throw new Failure(`${error.message} The one option is --role, as in npm start -- --role search.`)
  }
}
