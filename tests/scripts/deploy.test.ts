import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ConfigError, readConfig } from '#config'
import { exitStatus } from '#server/lifecycle/exit-status.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const settings = readFileSync(join(import.meta.dirname, '../../docs/operations/settings.md'), 'utf8')
const filesIn = (folder: string, end: string) =>
  readdirSync(join(deploy, folder)).filter((name) => name.endsWith(end))

const strings = z.array(z.string())
const size = z.string().regex(/^(\$\{\w+:-)?\d+[kmg]b?\}?$/)
const seconds = z.string().regex(/^\d+s$/)
const conditions = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

/** The used part of the Compose specification, strictly: Compose refuses a key that it does not know. */
const Service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  init: z.boolean().optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  user: z.string().optional(),
  entrypoint: strings.optional(),
  command: strings.optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
  volumes: strings.default([]),
  tmpfs: strings.optional(),
  ports: strings.optional(),
  expose: strings.optional(),
  depends_on: z.union([strings, z.record(z.string(), z.strictObject({ condition: conditions }))]).default([]),
  healthcheck: z.strictObject({ test: strings, interval: seconds, start_period: seconds }).optional(),
  read_only: z.boolean().optional(),
  cap_drop: strings.optional(),
  security_opt: strings.optional(),
  shm_size: size.optional(),
  mem_limit: size.optional(),
  pids_limit: z.number().int().positive().optional(),
  stop_grace_period: seconds.optional(),
})
const Compose = z
  .object({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
    services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), Service),
    volumes: z.record(z.string(), z.null()).default({}),
  })
  // Only extensions may have another name.
  .catchall(z.unknown())
  .refine((file) => Object.keys(file).every((key) => /^(name|services|volumes|x-.+)$/.test(key)))

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
    for (const volume of service.volumes) expect(volume).toMatch(/^\w+:[/](data|backups)$/)
    expect(service.volumes.map((volume) => volume.split(':')[1])).toContain('/data')
  })

  test.each(ours)('%s has a limit, and metrics for its own network alone', (_, service) => {
    expect(service).toMatchObject({ pids_limit: 512, expose: ['9464'] })
    expect(filledIn(service.mem_limit ?? '')).toBe('1g')
    expect(service.environment.METRICS_HOST).toBe('0.0.0.0')
    for (const port of service.ports ?? []) expect(port).toMatch(/:3000$/)
  })

  test.each(ours)('%s gets every setting of .env, unless it is a search process', (_, service) => {
    if (service.command?.includes('search')) return
    expect(service.env_file).toEqual([{ path: '../../.env', required: false }])
    expect(service.volumes).toContain('backups:/backups')
    // A setting named here with an empty default would win over the one in .env.
    for (const value of Object.values(service.environment)) expect(value).not.toContain(':-}')
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

  test('sites come to the database as a role that is no superuser', () => {
    const urls = ours.flatMap(([, { environment }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        name.endsWith('DATABASE_URL') ? [new URL(filledIn(value).replace(/,[^/]*/, ''))] : [],
      ),
    )
    for (const { username, pathname } of urls) expect([username, pathname]).toEqual(['aangan', '/aangan'])
    const made = Object.values(services).filter(({ environment }) => environment.POSTGRES_USER !== undefined)
    expect(made).toHaveLength(urls.length > 0 ? 1 : 0)
    for (const { environment, volumes: used } of made) {
      expect(environment.POSTGRES_USER).toBe('postgres')
      expect(
        used.some((volume) => volume.includes('/docker-entrypoint-initdb.d/make-application-role.sh')),
      ).toBe(true)
    }
  })

  test('other images are pinned to a version', () => {
    for (const { image } of Object.values(services))
      if (!image.startsWith('aangan:')) expect(image).toMatch(/:v?\d+\.\d+/)
  })

  test('example.env has all required settings', () => {
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

test('scripts that run in PostgreSQL containers are for sh', () => {
  for (const name of filesIn('compose/postgres', '.sh')) {
    const { status, stderr } = spawnSync('sh', ['-n', join(deploy, 'compose/postgres', name)], {
      encoding: 'utf8',
    })
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' })
  }
})

test('the role of a site in a container owns its database and may do nothing to others', () => {
  const script = readFileSync(join(deploy, 'compose/postgres/make-application-role.sh'), 'utf8')
  expect(script).toMatch(/CREATE ROLE aangan LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD/)
  expect(script).toContain('CREATE DATABASE aangan OWNER aangan;')
  expect(script).toContain('ALTER ROLE postgres PASSWORD NULL;')
})

test('every setting in example.env is one that there is, or is filled into a compose file', () => {
  const files = filesIn('compose', '.yaml').map((file) => readFileSync(join(deploy, 'compose', file), 'utf8'))
  const example = readFileSync(join(deploy, 'compose/example.env'), 'utf8')
  for (const [, name = ''] of example.matchAll(/^(\w+)=/gm))
    expect([settings.includes(`\`${name}\``), files.some((text) => text.includes(`{${name}:`))]).toContain(
      true,
    )
})

test('a search process takes its own settings, and none of the site on the same machine', () => {
  const unit = readFileSync(join(deploy, 'systemd/aangan-search.service'), 'utf8')
  expect(unit).toMatch(/^EnvironmentFile=-\/etc\/aangan\/search$/m)
  expect(unit).toMatch(/^Environment=AANGAN_SETTINGS=$/m)
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
