/** The balancers of docs/operations/many-machines.md, with toy sites of which one hangs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const deploy = join(import.meta.dirname, '../../deploy')
let folder: string
let opened: AsyncDisposableStack
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-balancer-'))
  opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true }))
})
afterEach(() => opened.disposeAsync())

// Says its port, then each request that it has read to the end. An export takes longer than any page may.
const toySite = `
  require('node:http').createServer(async (request, response) => {
    for await (const _ of request);
    if (!request.url.startsWith('/health/')) console.log(request.method + ' ' + request.url)
    const ms = request.url.startsWith('/api/admin/exports/') ? 7000 : 0
    setTimeout(() => response.end(process.argv[1]), ms)
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

type Toy = { name: string; address: string; process: ChildProcess; seen: string[] }

async function openToy(name: string): Promise<Toy> {
  const child = spawn(process.execPath, ['-e', toySite, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  opened.defer(() => ended(child))
  const lines = createInterface(child.stdout)
  const [port] = await once(lines, 'line')
  const seen: string[] = []
  lines.on('line', (line) => seen.push(line))
  return { name, address: `127.0.0.1:${port}`, process: child, seen }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

const balancers = {
  haproxy: {
    settings: (toys: readonly Toy[], port: number) => ({
      ...Object.fromEntries(toys.map(({ address }, at) => [`SITE_${at + 1}`, address])),
      LISTEN: `127.0.0.1:${port}`,
    }),
    options: () => ['-f', join(deploy, 'haproxy/haproxy.cfg')],
    check: ['-c'],
  },
  nginx: {
    settings: () => ({}),
    options(toys: readonly Toy[], port: number) {
      const site = readFileSync(join(deploy, 'nginx/aangan.conf'), 'utf8')
        .replace(/^ {2}server 10\.0\.0\.11:3000(.*;)\n.*\n/m, (_, rest) =>
          toys.map(({ address }) => `  server ${address}${rest}\n`).join(''),
        )
        .replace(/^ {2}listen 80;/m, `  listen 127.0.0.1:${port};`)
      writeFileSync(join(folder, 'aangan.conf'), site)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/log;
        events {} http { access_log off; ${temporary.join(' ')} include ${folder}/aangan.conf; }`,
      )
      return ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')]
    },
    check: ['-t'],
  },
} as const

describe.each(['haproxy', 'nginx'] as const)('%s', (name) => {
  const { settings, options, check } = balancers[name]
  const PATH = `${process.env.PATH}:/usr/sbin`
  const isInstalled = spawnSync(name, ['-v'], { env: { PATH } }).status === 0

  test.skipIf(!isInstalled)(
    `asks another site when one hangs, and sends no form twice (skipped where ${name} is not installed)`,
    async () => {
      const toys = await Promise.all(['one', 'two', 'three'].map(openToy))
      const port = await freePort()
      const env = { PATH, ...settings(toys, port) }
      const given = options(toys, port)
      const checked = spawnSync(name, [...given, ...check], { env, encoding: 'utf8' })
      expect(checked.status, checked.stderr).toBe(0)
      const balancer = spawn(name, given, { env, stdio: 'ignore' })
      opened.defer(async () => {
        const exit = once(balancer, 'exit')
        balancer.kill('SIGTERM')
        await exit
      })
      const ask = async (path: string, method = 'GET') => {
        const request = {
          method,
          signal: AbortSignal.timeout(40_000),
          ...(method === 'POST' && { body: 'a form' }),
        }
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, request)
        return { status: answer.status, by: await answer.text() }
      }
      const answers = () =>
        ask('/').then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(answers).toBe(200)

      const [hanging, gone, living] = toys
      if (!hanging || !gone || !living) throw new Error('A toy site is missing')
      const exported = ask('/api/admin/exports/leads.csv')
      await expect
        .poll(() => toys.some(({ seen }) => seen.some((line) => line.includes('leads.csv'))))
        .toBe(true)
      const slow = toys.find(({ seen }) => seen.some((line) => line.includes('leads.csv')))
      const stopped = slow === hanging ? gone : hanging
      stopped.process.kill('SIGSTOP')
      const pages = Array.from({ length: 6 }, (_, at) => ask(`/page/${at}`))
      const forms = Array.from({ length: 6 }, (_, at) => ask(`/api/inquiry?form=${at}`, 'POST'))
      for (const page of await Promise.all(pages)) {
        expect(page.status).toBe(200)
        expect(page.by).not.toBe(stopped.name)
      }
      const sent = await Promise.all(forms)
      expect((await exported).by).toBe(slow?.name)
      stopped.process.kill('SIGCONT')
      const seen = () => toys.flatMap((toy) => toy.seen).filter((line) => line.startsWith('POST'))
      // Each was seen by one site, those that the stopped one could not answer included.
      await expect
        .poll(() => seen().length)
        .toBeGreaterThanOrEqual(sent.filter(({ status }) => status === 200).length)
      expect(new Set(seen()).size).toBe(seen().length)
      expect(toys.flatMap((toy) => toy.seen).filter((line) => line.includes('leads.csv'))).toHaveLength(1)

      await ended(stopped.process)
      const after = await Promise.all(
        Array.from({ length: 6 }, (_, at) => ask(`/api/inquiry?later=${at}`, 'POST')),
      )
      expect(after.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(new Set(seen()).size).toBe(seen().length)
    },
    120_000,
  )
})
