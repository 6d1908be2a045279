import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ConfigError, readConfig } from '#config'
import { exitStatus } from '#server/exit-status.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const settings = readFileSync(join(import.meta.dirname, '../../docs/operations/settings.md'), 'utf8')
const filesIn = (folder: string, end: string) =>
  readdirSync(join(deploy, folder)).filter((name) => name.endsWith(end))

const Service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
})
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()).default({}),
})

const read = (file: string) =>
  Compose.parse(parse(readFileSync(join(deploy, 'compose', file), 'utf8'), { merge: true }))
const isOurs = ({ image }: z.output<typeof Service>) => image.startsWith('aangan:')

/** As Compose fills them in: the default, or for what an operator must say, something that fits anywhere. */
const filledIn = (value: string) =>
  value.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, otherwise) => otherwise ?? 'a'.repeat(64))

describe.each(filesIn('compose', '.yaml'))('compose file %s', (file) => {
  const { services, volumes } = read(file)
  const ours = Object.entries(services).filter(([, service]) => isOurs(service))

  test.each(ours)(
    '%s is given settings that there are, with values that are accepted',
    (_, { environment }) => {
      for (const name of Object.keys(environment)) expect(settings).toContain(`\`${name}\``)
      const filled = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filledIn(value)]),
      )
      if (filled.PUBLIC_URL && !filled.PUBLIC_URL.startsWith('http'))
        filled.PUBLIC_URL = 'https://www.example.com'
      expect(() => readConfig(filled)).not.toThrow()
    },
  )

  test.each(ours)('%s may change nothing but its data', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(service.volumes.map((volume) => volume.split(':')[1])).toEqual(['/data'])
  })

  test('services wait for services, and use volumes and files, that there are', () => {
    for (const { depends_on, volumes: used } of Object.values(services)) {
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(services)).toContain(other)
      for (const [source = ''] of used.map((volume) => volume.split(':')))
        if (source.startsWith('.')) expect(() => readFileSync(join(deploy, 'compose', source))).not.toThrow()
        else expect(Object.keys(volumes)).toContain(source)
    }
  })

  test('other images are pinned to a version', () => {
    for (const { image } of Object.values(services))
      if (!image.startsWith('aangan:')) expect(image).toMatch(/:v?\d+\.\d+/)
  })

  test('what an operator must say is in example.env', () => {
    const example = readFileSync(join(deploy, 'compose/example.env'), 'utf8')
    const text = readFileSync(join(deploy, 'compose', file), 'utf8')
    for (const [, name] of text.matchAll(/\$\{(\w+):\?/g))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
  })
})

test.each(filesIn('systemd', '.service'))('%s is not tried again when no other try can mend it', (name) => {
  const unit = readFileSync(join(deploy, 'systemd', name), 'utf8')
  expect(unit).toContain(
    `\nRestartPreventExitStatus=${exitStatus(new ConfigError('PORT is not a number.'))}\n`,
  )
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('the units are accepted by systemd (skipped without systemd-analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const units = filesIn('systemd', '.service').map((name) => {
    const unit = readFileSync(join(deploy, 'systemd', name), 'utf8')
    // It looks whether the program is there.
    writeFileSync(join(folder, name), unit.replace('ExecStart=/opt/aangan/aangan', 'ExecStart=/bin/true'))
    return join(folder, name)
  })
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const unit of units)
    expect(spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]).status).toBe(
      0,
    )
})
