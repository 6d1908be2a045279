import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const ourselves = join(import.meta.dirname, '../..')

/** A folder with our scripts, package.json and lock file and these files, as a fresh clone of a small project. */
export function makeCheckout(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(ourselves, path), join(folder, path), { recursive: true })
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** Runs one of a checkout's scripts to its end. */
export function runScript(
  checkout: string,
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(checkout, 'scripts', script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.once('close', (code) => resolve({ code, output }))
  })
}
