/** npm run staff -- create: adds a member of staff and prints the link by which they set their password. */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#config'
import { NewStaff } from '#contract/office/staff.ts'
import { connect } from '#db/client.ts'
import { StartupError } from '#db/startup-error.ts'
import { DomainError } from '#domain/errors.ts'
import { addStaff } from '#domain/staff/create.ts'
import { openOffice } from '#domain/staff/office.ts'
import { passwordLink } from '#domain/staff/password-link.ts'
import { openForCommand } from './open-database.ts'

class UsageError extends Error {}

const usage =
  'npm run staff -- create --email sana@example.com --name "Sana Malik" [--role admin|manager|agent|editor|hr] [--agent 7]'

async function create(given: NewStaff): Promise<string> {
  const config = readConfig()
  const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
  const database = await openForCommand(config)
  try {
    const connection = connect(database.url, { max: 2, applicationName: 'aangan staff' })
    try {
      const member = await addStaff(connection.db, { id: null, name: 'the command line' }, given)
      let link = ''
      const office = await openOffice(connection.db, {
        siteUrl,
        addressHeader: 'x-visitor-address',
        onTrouble: (error) => console.error(error),
        onForgotten: async (_to, token) => {
          link = passwordLink(siteUrl, token)
        },
      })
      await office.door.invite(new Headers(), member.email)
      await office.close()
      return `✓ ${member.name} may sign in as ${member.role}. The link to set the password works for a day, and once:\n${link}`
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}

function readArguments(): NewStaff {
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
  if (positionals.join(' ') !== 'create') throw new UsageError(`Say what to do:\n  ${usage}`)
  const { role = 'admin', agent, ...rest } = values
  const result = NewStaff.safeParse({ ...rest, role, agent_id: agent === undefined ? null : Number(agent) })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UsageError(`--${issue?.path.join('.').replace('_id', '')}: ${issue?.message}\n  ${usage}`)
}

try {
  console.log(await create(readArguments()))
} catch (error) {
  const isPlain = [UsageError, DomainError, StartupError, ConfigError].some((kind) => error instanceof kind)
  console.error(isPlain && error instanceof Error ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
