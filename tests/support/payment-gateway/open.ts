import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Sandbox = {
  url: string
  merchant: string
  secret: string
  /** The settings of a site that has its payments taken here. */
  settings: Record<string, string>
  close(): Promise<void>
}

/** Starts the sandbox gateway in a separate process, on a free port. */
export async function openSandbox(): Promise<Sandbox> {
  const [merchant, secret] = ['aangan', crypto.randomUUID()]
  const folder = join(import.meta.dirname, '../../..')
  const child = spawn(
    process.execPath,
    ['--import', join(folder, 'scripts/lib/end-with-parent.js'), join(import.meta.dirname, 'start.ts')],
    {
      cwd: folder,
      env: { ...process.env, SANDBOX_MERCHANT: merchant, SANDBOX_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const exit = once(child, 'exit')
  const { stdout } = child
  if (!stdout) throw new Error('The sandbox gateway cannot say where it listens.')
  const [url] = await Promise.race([
    once(createInterface(stdout), 'line'),
    exit.then(([code]) => Promise.reject(new Error(`The sandbox gateway ended with ${code}.`))),
  ])
  return {
    url: String(url),
    merchant,
    secret,
    settings: {
      PAYMENT_GATEWAY: 'sandbox',
      PAYMENT_URL: String(url),
      PAYMENT_MERCHANT: merchant,
      PAYMENT_SECRET: secret,
      PAYMENT_SCRIPT: `${url}/checkout.js`,
    },
    async close() {
      child.kill()
      await exit
    },
  }
}
