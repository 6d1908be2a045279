import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { commandsIn } from '#tests/support/document-commands.ts'
import { inquiryStatus, sendInquiry } from '#tests/support/post-inquiry.ts'
import { type Machine, makeMachine } from '#tests/support/released.ts'
import { documents, type Part, type Row, rows } from './documented-commands.ts'

const release = inject('release')
const operations = join(import.meta.dirname, '../../docs/operations')
const commands = documents.flatMap((name) => commandsIn(readFileSync(join(operations, `${name}.md`), 'utf8')))
const isFor = (command: string) => (row: Row) =>
  typeof row.command === 'string' ? row.command === command : row.command.test(command)

test('the table names each command of the documents, and no other', () => {
  expect(commands.filter((command) => !rows.some(isFor(command)))).toEqual([])
  expect(rows.filter((row) => !commands.some((command) => isFor(command)(row)))).toEqual([])
})

test('an archive is unpacked, and set up as a service', async () => {
  const machine = makeMachine()
  packAsArchive(machine)
  for (const command of commandsOf('unpacking')) await runs(machine, command)
  expect(readdirSync(join(machine.place, 'opt/aangan')).toSorted()).toEqual(readdirSync(release).toSorted())
  expect(readFileSync(join(machine.place, 'etc/systemd/system/aangan.service'), 'utf8')).toContain(
    'ExecStart=',
  )
  expect(readFileSync(join(machine.place, 'etc/aangan/environment'), 'utf8')).toContain('PUBLIC_URL=')
  const [start = ''] = commandsOf('starting')
  const site = await machine.startAs(asOn(machine, start), { DEMO: 'off' })
  expect(await inquiryStatus(site.url, await sendInquiry(site.url))).toBe(200)
  for (const [at, command] of commandsOf('staff').entries())
    await runs(machine, command.replace('…', `--email staff${at}@example.com --name Staff`))
  expect(await site.stop()).toMatchObject({ code: 0 })
})

test('a site is backed up, checked, upgraded and restored', async () => {
  const machine = makeMachine()
  const site = await machine.start(release, { DEMO: 'off' })
  const reference = await sendInquiry(site.url)
  const [makeKey = '', ...backups] = commandsOf('backing up')
  const [key = ''] = (await runs(machine, makeKey)).match(/AGE-SECRET-KEY-1\w+/) ?? []
  expect(key).not.toBe('')
  for (const command of backups.toSorted((a, b) => backupOrder(a) - backupOrder(b))) {
    const isOpen = command.includes('--unencrypted')
    const place = isOpen ? 'open-backups' : 'backups'
    const [id = 'none'] = isMade(machine, place) ? await idsIn(machine, place, key) : []
    await runs(machine, command.replace('PLACE', join(machine.place, place)).replace('ID', id), {
      ...(!isOpen && { BACKUP_KEY: key }),
    })
  }
  for (const command of commandsOf('upgrading')) await runs(machine, command)
  expect(await site.stop()).toMatchObject({ code: 0 })

  // One after the other in one shell, as they are shown; the last starts the site.
  const restoring = commandsOf('restoring').map((command) => command.replace('AGE-SECRET-KEY-1…', key))
  const restored = await machine.startAs(asOn(machine, restoring.join(' && ')), { DEMO: 'off' })
  expect(await inquiryStatus(restored.url, reference)).toBe(200)
  expect(await restored.stop()).toMatchObject({ code: 0 })
})

/** The commands of a part that the documents show, in the order of the table. */
function commandsOf(part: Part): string[] {
  return rows
    .filter((row) => 'runs' in row && row.runs === part)
    .flatMap((row) => [...new Set(commands)].filter((command) => isFor(command)(row)))
}

/** The first backup comes before what reads it. */
function backupOrder(command: string): number {
  return command.includes('--keep') ? 0 : 1
}

async function runs(
  machine: Machine,
  command: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const { code, said } = await machine.shell(asOn(machine, command), { DEMO: 'off', ...settings })
  expect({ command, code, said }).toEqual({ command, code: 0, said })
  return said
}

/** The command with the folders of this machine, and with those who own them left out: there is one account here. */
function asOn({ place, data }: Machine, command: string): string {
  const launcher = join(release, 'aangan')
  return command
    .replaceAll(/ -[og] aangan\b/g, '')
    .replace('sudo -u aangan ', '')
    .replaceAll(/\[(.+?)\]/g, '$1')
    .replaceAll(/npm run (\S+)( --(?= ))?/g, `'${launcher}' $1`)
    .replace(/npm start$/, `'${launcher}' start`)
    .replace(/^\.\/aangan /, `'${launcher}' `)
    .replace('s3://agency-backups/site', join(place, 'backups'))
    .replaceAll(/(?<=^|[ =])\/var\/lib\/aangan\b/g, data)
    .replaceAll(/(?<=^|[ =])\/(?=(opt|etc|srv|mnt|var\/backups)\/|opt$)/g, `${place}/`)
}

/** An archive whose folder is a link to the release: the same for the commands, and made in a moment. */
function packAsArchive({ place }: Machine): void {
  const name = 'aangan-0.1.0-linux-x64'
  const pack = `ln -s '${release}' ${name} && tar -czf ${name}.tar.gz ${name} && rm ${name} && sha256sum ${name}.tar.gz > ${name}.tar.gz.sha256`
  expect(spawnSync('sh', ['-c', pack], { cwd: place }).status).toBe(0)
}

const isMade = ({ place }: Machine, folder: string) => existsSync(join(place, folder))

async function idsIn(machine: Machine, folder: string, key: string): Promise<string[]> {
  const list = `'${join(release, 'aangan')}' backup list '${join(machine.place, folder)}'`
  const { said } = await machine.shell(list, { BACKUP_KEY: key })
  return said.match(/^\S+(?= {2})/gm) ?? []
}
