/** npm run --silent bounce < mail: counts a message about alerts that was returned. A mail server hands the mail over. */
import { connect } from '#db/client.ts'
import { commandLine } from '#domain/access/index.ts'
import { recordBounce } from '#domain/alerts/record-bounce.ts'
import { openForCommand } from './open-database.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

/** The exit code that makes a mail server hand the mail over again later (sysexits.h, EX_TEMPFAIL). */
const tryLater = 75

const mostBytes = 25_000_000

try {
  const isBounce = await record(await readInput())
  console.log(isBounce ? '✓ Counted' : '! This email is not a bounce of an alert: nothing was changed.')
} catch (error) {
  sayFailure(error)
  process.exitCode = tryLater
}

async function record(mail: Uint8Array): Promise<boolean> {
  const database = await openForCommand(readSettings())
  try {
    const { db, close } = connect(database.url, { max: 1, applicationName: 'aangan bounce' })
    try {
      return await recordBounce({ db, clock: () => new Date(), actor: commandLine }, mail)
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

/** Cuts input that is longer than any mail: the report comes first. */
async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of process.stdin) {
    bytes += chunk.length
    if (bytes <= mostBytes) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
