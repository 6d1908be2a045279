/**
 * Several machines on this one: primary and replica, three sites, a search process, S3 and HAProxy, each with a folder
 * and a loopback address of its own.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '../support/scratch-folder.ts'
import { addressOfBoth, openPrimary, openStandby, type PostgresServer } from './postgres.ts'
import { findProgram, freePort, needPrograms, type Program, startProgram, until } from './programs.ts'

export type Machine = {
  name: string
  address: string
  start(): Promise<void>
  kill(): Promise<void>
  stop(): Promise<void>
}

export type Landscape = {
  /** The balancer's address, where visitors come. */
  address: string
  sites: readonly Machine[]
  search: Machine
  s3: Machine
  primary: PostgresServer
  replica: PostgresServer
  /** What is with it in the folder of the bench. */
  folder: string
} & AsyncDisposable

const checkout = join(import.meta.dirname, '../..')

/** Starts all of them; ends the process with a plain word when the machine lacks one of the programs. */
export async function openLandscape(settings: Record<string, string> = {}): Promise<Landscape> {
  needPrograms(['initdb', 'pg_basebackup', 'haproxy'], 'postgresql haproxy')
  await using opening = new AsyncDisposableStack()
  const { path: folder } = opening.use(scratchFolder())
  const ports = {
    site: await freePort(),
    search: await freePort(),
    s3: await freePort(),
    postgres: await freePort(),
  }

  const primary = await openPrimary({
    folder: join(folder, 'primary'),
    host: '127.0.0.6',
    port: ports.postgres,
  })
  opening.defer(() => primary.stop())
  const replica = await openStandby(primary, {
    folder: join(folder, 'replica'),
    host: '127.0.0.7',
    port: ports.postgres,
  })
  opening.defer(() => replica.stop())

  const s3 = machine('S3', folder, `http://127.0.0.1:${ports.s3}`, {
    command: [join(checkout, 'bench/machines/s3.ts'), String(ports.s3), join(folder, 'S3')],
    isUp: (address) => fetch(address).then(() => true),
  })
  opening.defer(() => s3.stop())
  await s3.start()

  const balancer = `http://127.0.0.1:${await freePort()}`
  const server = [join(checkout, 'src/server/start.ts')]
  const ofAll = {
    NODE_ENV: 'production',
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    MAP_TILES: 'off',
    SIGNING_SECRET: 'one secret that all machines have in common',
  }
  const sites = [2, 3, 4].map((host, at) =>
    machine(`site${at + 1}`, folder, `http://127.0.0.${host}:${ports.site}`, {
      command: server,
      env: {
        ...ofAll,
        HOST: `127.0.0.${host}`,
        PORT: String(ports.site),
        PUBLIC_URL: balancer,
        TRUST_PROXY: '1',
        DATA_DIR: join(folder, `site${at + 1}`),
        DATABASE_URL: addressOfBoth([primary, replica], `site${at + 1}`),
        SEARCH_BASE: `http://127.0.0.5:${ports.search}`,
        S3_BUCKET: 'homes',
        S3_ENDPOINT: s3.address,
        S3_ACCESS_KEY_ID: 'an-account',
        S3_SECRET_ACCESS_KEY: 'its-secret',
        S3_FORCE_PATH_STYLE: 'on',
        ...settings,
      },
      isUp: isReady,
    }),
  )
  for (const site of sites) {
    opening.defer(() => site.stop())
    await site.start()
  }
  const search = machine('search', folder, `http://127.0.0.5:${ports.search}`, {
    command: server,
    env: {
      ...ofAll,
      ROLE: 'search',
      HOST: '127.0.0.5',
      PORT: String(ports.search),
      DATA_DIR: join(folder, 'search'),
      DATABASE_URL: replica.url,
      CHANGES_DATABASE_URL: addressOfBoth([primary, replica], 'search'),
    },
    isUp: isReady,
  })
  opening.defer(() => search.stop())
  await search.start()

  const [one, two, three] = sites.map(({ address }) => new URL(address).host)
  const haproxy = startProgram(
    findProgram('haproxy') ?? '',
    ['-f', join(checkout, 'deploy/haproxy/haproxy.cfg')],
    {
      env: { SITE_1: `${one}`, SITE_2: `${two}`, SITE_3: `${three}`, LISTEN: new URL(balancer).host },
      log: join(folder, 'haproxy.log'),
    },
  )
  opening.defer(() => haproxy.stop())
  await until('HAProxy answers', () => isReady(balancer))
  const opened = opening.move()
  return {
    ...{ address: balancer, sites, search, s3, primary, replica, folder },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const isReady = async (address: string) => (await fetch(`${address}/health/ready`)).ok

type Made = {
  command: readonly string[]
  env?: Record<string, string>
  isUp: (address: string) => Promise<boolean>
}

/** A process of Node with a folder of its own. */
function machine(name: string, folder: string, address: string, { command, env = {}, isUp }: Made): Machine {
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  let running: Program | undefined
  return {
    name,
    address,
    async start() {
      running = startProgram(process.execPath, [...process.execArgv, ...command], {
        env,
        log: join(folder, `${name}.log`),
      })
      await until(`${name} is ready`, () => isUp(address), 120_000)
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  }
}
