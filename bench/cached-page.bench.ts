/**
 * The cached home page against bare node:http that sends the same headers and bytes. Both take turns within the
 * same minute, so that whatever else the machine does is felt by both; the middle of the ratios counts.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { load } from './support/load.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { ask } from './support/raw-answer.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const rounds = 7
const target = 0.6
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
const demand = { headers, connections: 32, ms: 2_000 }

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
const page = `${site.address}/`
await demandUntilSettled(page)
const bare = fork(new URL('./support/bare-server.ts', import.meta.url), [page], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
const bareAddress = await firstLine(bare.stdout)
await load({ ...demand, address: bareAddress })

const results: { ours: number; theirs: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  const ours = await load({ ...demand, address: page })
  const theirs = await load({ ...demand, address: bareAddress })
  results.push({ ours, theirs })
}
bare.kill()
const ratio = median(results.map(({ ours, theirs }) => ours / theirs))
const perSecond = (values: number[]) => Math.round(median(values)).toLocaleString('en')
const both = `${perSecond(results.map(({ ours }) => ours))} against ${perSecond(results.map(({ theirs }) => theirs))} a second`
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
    await load({ ...demand, address, ms: 300 })
    const tag = new Map((await ask(address, headers)).headers).get('ETag') ?? ''
    calm = tag === before ? calm + 1 : 0
    before = tag
  }
}

async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('The bare server says nothing')
  const [line] = await once(createInterface(stream), 'line')
  return String(line)
}
