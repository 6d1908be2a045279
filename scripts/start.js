// npm start: from a fresh clone to the running site. Plain JavaScript, because it runs on the machine's own Node.
import { parseArgs } from 'node:util'
import { cannotStart } from './lib/exit-status.js'
import { Failure, run } from './lib/failure.js'
import { prepare } from './lib/prepare.js'
import { sayAsLog } from './lib/say.js'
import { serve } from './lib/serve.js'
import { useSettingsFile } from './lib/settings-file.js'

await run(async () => {
  sayAsLog()
  useSettingsFile(process.env, { given: process.env.INVOCATION_ID ? 'by systemd' : 'by hand' })
  const role = roleAsked()
  return serve(await prepare(role), {
    env: { NODE_ENV: 'production', ...(role && { ROLE: role }) },
    nextVersion: ['prepare.js', ...(role ? ['--role', role] : [])],
  })
})

/** `npm start -- --role search`. */
function roleAsked() {
  try {
    return parseArgs({ options: { role: { type: 'string' } } }).values.role
  } catch (error) {
    throw new Failure(
      `${error.message} The one option is --role, as in npm start -- --role search.`,
      cannotStart,
    )
  }
}
