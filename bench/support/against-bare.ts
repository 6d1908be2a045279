/**
 * An answer of the site against bare node:http that sends the same headers and bytes. Both take turns within the
 * same minute, so that whatever else the machine does is felt by both; the middle of the ratios counts.
 */
import { fork } from 'node:child_process'
import { firstLine } from './first-line.ts'
import { load } from './load.ts'
import { median } from './report.ts'

const rounds = 7
const demand = { connections: 32, ms: 2_000 }

/**
 * The site's throughput as a share of bare node:http, and both numbers as text.
 * @param paths asked for in turn, when it is more than the address; each must answer as many bytes
 */
export async function againstBare(
  address: string,
  headers: Record<string, string>,
  paths?: readonly string[],
): Promise<{ ratio: number; both: string }> {
  const bare = fork(new URL('./bare-server.ts', import.meta.url), [address, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    const bareAddress = await firstLine(bare.stdout)
    const asked = { ...demand, headers, ...(paths && { paths }) }
    await load({ ...asked, address: bareAddress })
    const results: { ours: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load({ ...asked, address })
      const theirs = await load({ ...asked, address: bareAddress })
      results.push({ ours, theirs })
    }
    const ours = perSecond(results.map((result) => result.ours))
    const theirs = perSecond(results.map((result) => result.theirs))
    return {
      ratio: median(results.map((result) => result.ours / result.theirs)),
      both: `${ours} against ${theirs} a second`,
    }
  } finally {
    bare.kill()
  }
}

function perSecond(values: number[]): string {
  return Math.round(median(values)).toLocaleString('en')
}
