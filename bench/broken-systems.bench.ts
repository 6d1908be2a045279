/**
 * What broken systems cost a page: the same site twice, once with nothing outside, once with every outside base at a
 * server that is dead, hangs or answers rubbish without an end. Nothing is cached, so that each page is rendered; both are
 * asked in turns, and the times that 95 of 100 pages stay below are compared.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SearchAnswer } from '#contract/search.ts'
import { type QuietSite, startQuietSite } from './support/quiet-site.ts'
import { quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetMs = 50
const rounds = 60
const warmUps = 40
const uncached = { PAGE_CACHE_MB: '0' }
const bases = ['AD_SERVER_BASE', 'ANALYTICS_BASE', 'PUSH_BASE', 'PAYMENT_SCRIPT', 'SEARCH_BASE'] as const

const hostile: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    if (response.destroyed) return
    response.write('{"ads":['.repeat(1_000))
    setTimeout(more, 5)
  }
  more()
}
const kinds: Readonly<Record<string, RequestListener | undefined>> = {
  dead: undefined,
  hanging: () => {},
  hostile,
}

using folder = scratchFolder()
await using plain = await startQuietSite(folder.path, uncached)
const paths = await pathsOf(plain)
for (const [kind, answer] of Object.entries(kinds)) await measure(kind, answer)

async function measure(kind: string, answer: RequestListener | undefined): Promise<void> {
  const { address, close } = await openSystem(answer)
  const settings = { ...uncached, ...Object.fromEntries(bases.map((base) => [base, address])) }
  {
    await using broken = await startQuietSite(folder.path, settings)
    for (const [name, path] of Object.entries(paths)) {
      const times = { plain: [] as number[], broken: [] as number[] }
      // A server that has just begun is slow for reasons of its own.
      for (let round = -warmUps; round < rounds; round += 1) {
        const number = round + warmUps
        const both = [await timeOf(plain, path(number)), await timeOf(broken, path(number))] as const
        if (round < 0) continue
        times.plain.push(both[0])
        times.broken.push(both[1])
      }
      const more = quantile(times.broken, 0.95) - quantile(times.plain, 0.95)
      report({
        name: `${name} with ${kind} systems around it, p95`,
        measured: `${more.toFixed(1)} ms more than with none`,
        target: `at most ${targetMs} ms`,
        ok: more <= targetMs,
      })
    }
  }
  await close()
}

/** The address of such a system; of a dead one nobody listens at it. */
async function openSystem(answer: RequestListener | undefined) {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, which is the form of address that has one.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  if (!answer) await close()
  return { address: `http://127.0.0.1:${port}`, close: answer ? close : async () => {} }
}

/** Pages as visitors ask for them, by the number of the round. */
async function pathsOf({ address }: QuietSite) {
  const found = await fetch(`${address}/api/listings/search?perPage=60`)
  const ids = SearchAnswer.parse(await found.json()).data.map(({ id }) => id)
  return {
    home: () => '/',
    search: (round: number) => `/search?purpose=sale&minPrice=${100_000 + round * 1_000}`,
    listing: (round: number) => `/listing/${ids[round % ids.length]}`,
    project: (round: number) => `/project/${(round % 6) + 1}/x`,
  } satisfies Record<string, (round: number) => string>
}

async function timeOf({ address }: QuietSite, path: string): Promise<number> {
  const before = performance.now()
  const answer = await fetch(address + path)
  await answer.arrayBuffer()
  return performance.now() - before
}
