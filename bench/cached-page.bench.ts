/** The cached home page against bare node:http that sends the same headers and bytes. */
import { againstBare } from './support/against-bare.ts'
import { load } from './support/load.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { ask } from './support/raw-answer.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 0.6
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
const page = `${site.address}/`
await demandUntilSettled(page)
const { ratio, both } = await againstBare(page, headers)
report({
  name: 'cached home page against bare node:http',
  measured: `${ratio.toFixed(2)} (${both})`,
  target: `at least ${target}`,
  ok: ratio >= target,
})

/** A page often asked for is compressed better in the background; what is measured is what stays. */
async function demandUntilSettled(address: string): Promise<void> {
  let before = ''
  for (let calm = 0; calm < 3; ) {
    await load({ headers, connections: 32, address, ms: 300 })
    const tag = new Map((await ask(address, headers)).headers).get('ETag') ?? ''
    calm = tag === before ? calm + 1 : 0
    before = tag
  }
}
