import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { listStaticFiles } from './static-files.ts'

test('precompressed files are served from the first request, and have no URL of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = Buffer.from(`export const areas = ${JSON.stringify('Gulberg '.repeat(300))}`)
  writeFileSync(join(folder, 'map.js'), script)
  writeFileSync(join(folder, 'map.js.br'), brotliCompressSync(script))

  const files = listStaticFiles([folder], [])
  const answer = await files.find('/map.js')
  expect(answer?.ready('br')?.bytes).toEqual(brotliCompressSync(script))
  expect(answer?.ready('br')?.headers).toContain('Content-Encoding')
  expect(answer?.ready('identity')?.bytes).toEqual(script)
  expect(answer?.ready('gzip')).toBeUndefined()
  expect(files.find('/map.js.br')).toBeUndefined()
})
