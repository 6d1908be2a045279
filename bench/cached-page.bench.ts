/** The cached home page against bare node:http that sends the same headers and bytes. */
import { againstBare } from './support/against-bare.ts'
import { demandUntilSettled } from './support/demand-until-settled.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 0.9
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
for (const [language, path] of [
  ['English', '/'],
  ['Urdu', '/ur'],
]) {
  const page = `${site.address}${path}`
  await demandUntilSettled(page, headers)
  const { ratio, both } = await againstBare(page, headers)
  report({
    name: `cached home page in ${language} against bare node:http`,
    measured: `${ratio.toFixed(2)} (${both})`,
    target: `at least ${target}`,
    ok: ratio >= target,
  })
}
