/** npm run signing-secret -- replace: for an installation whose signing secret is lost, or known to others. */

import { rm } from 'node:fs/promises'
import { connect } from '#db/client.ts'
import { commandLine } from '#domain/access/index.ts'
import { forgetSigningSecret, secretFile } from '#domain/installation/index.ts'
import { openForCommand } from './open-database.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const done = `✓ When the site next starts, it uses SIGNING_SECRET or creates a new secret.
All staff must sign in and set up two-factor authentication again. The signing secrets of webhooks are no longer valid: create a new one for each and give it to the receiver.`

async function replace(): Promise<string> {
  const config = readSettings()
  const database = await openForCommand(config)
  try {
    const { db, close } = connect(database.url, { max: 1, applicationName: 'aangan signing secret' })
    try {
      await forgetSigningSecret({ db, actor: commandLine })
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
  await rm(secretFile(config.dataDir), { force: true })
  return done
}

try {
  if (process.argv.slice(2).join(' ') !== 'replace')
    throw new UsageError('Stop the site, then run: npm run signing-secret -- replace')
  console.log(await replace())
} catch (error) {
  sayFailure(error, UsageError)
}
