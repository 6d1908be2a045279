/** How much JavaScript the home page brings before a visitor clicks anything: every script Chromium fetches. */
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetKb = 110

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
for (const [language, path] of [
  ['English', '/'],
  ['Urdu', '/ur'],
]) {
  const scripts = await scriptsOf(`${site.address}${path}`)
  const kb = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  report({
    name: `client JavaScript of the home page in ${language}, brotli`,
    measured: `${kb.toFixed(1)} KB in ${scripts.length} files`,
    target: `at most ${targetKb} KB`,
    ok: scripts.length > 0 && kb <= targetKb,
  })
}

async function scriptsOf(address: string): Promise<{ address: string; bytes: number }[]> {
  await using browser = await chromium.launch(playwright.use?.launchOptions)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return await Promise.all(
    answers.map(async (answer) => ({
      address: answer.url(),
      bytes: brotliCompressSync(await answer.body()).byteLength,
    })),
  )
}
