/** npm run staff: adds a member of staff, or makes a new link for one, and prints the link that sets their password. */

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { Email, NewStaff } from '#contract/admin/staff.ts'
import { messagesByPath } from '#contract/api/issues.ts'
import type { Db } from '#db/client.ts'
import { connect } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { commandLine } from '#domain/access/index.ts'
import { audit } from '#domain/audit/index.ts'
import { DomainError, NotFound } from '#domain/errors.ts'
import { notedAddress } from '#domain/installation/index.ts'
import { addStaff, issueLink, passwordLink } from '#domain/staff/index.ts'
import { openForCommand } from './open-database.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

class UsageError extends Error {}

const usage = `npm run staff -- create --email sana@example.com --name "Sana Malik" [--role admin|manager|agent|editor|hr] [--agent 7]
  npm run staff -- link --email sana@example.com`

type Command = { name: 'create'; given: NewStaff } | { name: 'link'; email: string }

async function run(command: Command): Promise<string> {
  const config = readSettings()
  const listening = `http://${config.host}:${config.port}`
  const siteUrl = config.publicUrl ?? (await notedAddress(config.dataDir)) ?? listening
  const database = await openForCommand(config)
  try {
    const { db, close } = connect(database.url, { max: 2, applicationName: 'aangan staff' })
    try {
      const { id, said } =
        command.name === 'create' ? await create(db, command.given) : await find(db, command.email)
      return `✓ ${said} The link to set the password works once and for one day:\n${await linkFor(db, siteUrl, id)}`
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

async function create(db: Db, given: NewStaff): Promise<{ id: string; said: string }> {
  const { id, name, role } = await addStaff({ db, actor: commandLine }, given)
  return { id, said: `${name} can sign in as ${role}.` }
}

async function find(db: Db, email: string): Promise<{ id: string; said: string }> {
  const [member] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.email, email), staff.active))
  if (!member) throw new NotFound(`No active member of staff has the email address ${email}.`)
  return { id: member.id, said: `Earlier links for ${member.name} no longer work.` }
}

async function linkFor(db: Db, siteUrl: string, id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    await issueLink(tx, id, token)
    const change = {
      action: 'create a password link for',
      entity: 'staff',
      entityId: id,
      before: null,
      after: null,
    }
    await audit(tx, commandLine, change)
  })
  return passwordLink(siteUrl, token)
}

function readArguments(): Command {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    agent: { type: 'string' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n  ${usage}`)
  }
  const { positionals, values } = parsed
  if (positionals.join(' ') === 'link') return { name: 'link', email: readEmail(values.email) }
  if (positionals.join(' ') !== 'create') throw new UsageError(`Choose a command:\n  ${usage}`)
  const { role = 'admin', agent, ...rest } = values
  const given = { ...rest, role, agent_id: agent === undefined ? null : Number(agent) }
  const result = NewStaff.safeParse(given)
  if (result.success) return { name: 'create', given: result.data }
  const [refused] = Object.entries(messagesByPath(result.error.issues, given))
  const [field = '', message = ''] = refused ?? []
  throw new UsageError(`--${field.replace('_id', '')}: ${message}\n  ${usage}`)
}

function readEmail(given: string | undefined): string {
  const result = Email.safeParse(given)
  if (result.success) return result.data
  throw new UsageError(`--email: ${messagesByPath(result.error.issues, given)['']}\n  ${usage}`)
}

try {
  console.log(await run(readArguments()))
} catch (error) {
  sayFailure(error, UsageError, DomainError)
}
