/**
 * The secret that signs cookies, links and webhooks. It is in the environment or in a file of the data folder
 * and never in the database, whose copies are in more hands; the database holds a fingerprint of it, which
 * reveals a server with another secret.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import { errorCode, StartupError } from '#db/startup-error.ts'

const fingerprintKey = 'signing_secret_fingerprint'
// The key under which earlier versions stored it.
const formerKey = 'secret'
export const secretKeys = [fingerprintKey, formerKey]

type Place = { dataDir: string; signingSecret: string | undefined }

/**
 * Returns the secret of this installation, and draws it at the first start. The one that an earlier version kept in the
 * database moves into the file.
 * @throws StartupError when it is not the one of this database, or is on another machine
 */
export async function openSigningSecret(db: Db, { dataDir, signingSecret }: Place): Promise<string> {
  const file = secretFile(dataDir)
  return db.transaction(async (tx) => {
    // Of several servers that start together, one draws it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing secret', 0))`)
    const own = signingSecret ?? (await readSecretFile(file))
    const fingerprint = await readText(tx, fingerprintKey)
    if (fingerprint !== undefined) {
      if (own === undefined) throw new StartupError(unknownHere)
      if (fingerprintOf(own) !== fingerprint)
        throw new StartupError(notTheOne(signingSecret ? undefined : file))
      return own
    }
    const former = await readText(tx, formerKey)
    const secret = own ?? former ?? randomBytes(32).toString('base64url')
    if (former !== undefined && secret !== former) {
      throw new StartupError(notTheOne(signingSecret ? undefined : file))
    }
    if (own === undefined) await writeSecretFile(file, secret)
    await tx.insert(settings).values({ key: fingerprintKey, value: fingerprintOf(secret) })
    await tx.delete(settings).where(eq(settings.key, formerKey))
    return secret
  })
}

/** Returns where the secret is kept when the environment does not name it. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'signing-secret')
}

function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('base64url')
}

async function readText(tx: Db, key: string): Promise<string | undefined> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return z.string().optional().parse(row?.value)
}

async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** It appears whole and is on the disk before the database forgets where it was. */
async function writeSecretFile(file: string, secret: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600).catch((error) => {
    throw new StartupError(
      `The signing secret cannot be written to ${file} (${errorCode(error)}): let the server write there, or set SIGNING_SECRET.`,
    )
  })
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
    await link(draft, file)
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
}

const ifLost =
  'If it is lost, run npm run signing-secret -- replace: all staff must then sign in and set up two-factor authentication again.'

const unknownHere = `The signing secret of this database is on another machine: set SIGNING_SECRET to the content of the file signing-secret in the data folder there. ${ifLost}`

const notTheOne = (file: string | undefined) =>
  `The signing secret in ${file ?? 'SIGNING_SECRET'} is not the one of this database: put back the one that it was set up with. ${ifLost}`
