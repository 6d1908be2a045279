/** Who may purge deploy/varnish/default.vcl, by Varnish itself. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PATH = `${process.env.PATH}:/usr/sbin`
const hasXkey =
  existsSync('/usr/lib') &&
  readdirSync('/usr/lib').some((name) => existsSync(`/usr/lib/${name}/varnish/vmods/libvmod_xkey.so`))
const isInstalled = hasXkey && spawnSync('varnishd', ['-V'], { env: { PATH } }).status === 0

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Returns Varnish's answer to a purge with these headers. */
async function openVarnish(env: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-varnish-'))
  chmodSync(folder, 0o755)
  const vcl = join(folder, 'default.vcl')
  writeFileSync(vcl, readFileSync(join(import.meta.dirname, '../../deploy/varnish/default.vcl')))
  chmodSync(vcl, 0o644)
  const port = await freePort()
  const options = ['-F', '-n', join(folder, 'run'), '-f', vcl, '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m']
  const varnish = spawn('varnishd', options, { env: { PATH, ...env }, stdio: 'ignore' })
  onTestFinished(async () => {
    const exit = once(varnish, 'exit')
    varnish.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  })
  await expect.poll(() => isListening(port)).toBe(true)
  return async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers })
    return answer.status
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = dial(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

const tags = { 'xkey-purge': 'aangan' }

test.skipIf(!isInstalled)(
  'a purge from this machine needs the secret (skipped where varnish and varnish-modules are not installed)',
  async () => {
    const purge = await openVarnish({ CDN_TOKEN: 'may-purge' })
    expect(await purge({ ...tags, 'purge-token': 'may-purge' })).toBe(200)
    for (const headers of [{}, { 'purge-token': '' }, { 'purge-token': 'may-purge-' }])
      expect(await purge({ ...tags, ...headers })).toBe(403)
  },
)

test.skipIf(!isInstalled)(
  'a Varnish without the secret refuses every purge (skipped where varnish and varnish-modules are not installed)',
  async () => {
    const purge = await openVarnish({})
    expect(await purge(tags)).toBe(403)
    expect(await purge({ ...tags, 'purge-token': '' })).toBe(403)
  },
)
