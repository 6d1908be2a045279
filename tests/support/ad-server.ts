/** Ad servers of others, as a site may meet them: a good one, and all the ways in which one can be bad. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AdServer = AsyncDisposable & {
  /** The value of AD_SERVER_BASE. */
  base: string
  /** How it answers from now on. */
  answer: (response: ServerResponse) => void
  /** The requests so far. */
  asked: string[]
}

/** Serves pictures below /pictures/, and whatever `answer` says everywhere else. */
export async function openAdServer(picture: Buffer): Promise<AdServer> {
  const asked: string[] = []
  const open = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    const path = request.url ?? ''
    if (path.startsWith('/pictures/')) return response.setHeader('content-type', 'image/jpeg').end(picture)
    const body = (await request.toArray()).join('')
    if (request.method !== 'OPTIONS') asked.push(`${request.method} ${path} ${body}`.trim())
    if (request.method !== 'GET') return response.writeHead(204).end()
    return opened.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Always the form of an address and a port, because it listens on one.
  const { port } = server.address() as AddressInfo
  const opened: AdServer = {
    base: `http://127.0.0.1:${port}`,
    answer: (response) => say(response, { ads: [] }),
    asked,
    async [Symbol.asyncDispose]() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return opened
}

export function say(response: ServerResponse, answer: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
}

/** A good ad of that server. */
export const farAd = {
  id: 31,
  advertiser: 'Orchard Homes',
  headline: 'Flats by the park',
  text: 'From 1.2 Crore.',
  link: 'https://orchard.example/flats',
  image: '/pictures/flats.jpg',
  alt: 'A tower at dusk',
  weight: 1,
  cap: null,
}

/** The answers of a bad server. */
export const badAnswers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  never: () => {},
  'only half of it': (response) => void response.writeHead(200).write('{"ads":['),
  'a stream without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      if (response.destroyed) return
      response.write('['.repeat(16_384))
      setImmediate(more)
    }
    more()
  },
  'ten megabytes': (response) => say(response, { ads: [{ ...farAd, text: 'x'.repeat(10_000_000) }] }),
  'a page of markup': (response) =>
    void response.setHeader('content-type', 'text/html').end('<script>window.hacked = true</script>'),
  'a redirect to another place': (response) =>
    void response.writeHead(302, { location: 'https://evil.example/ads' }).end(),
  'an error': (response) => void response.writeHead(500).end('no'),
  'wrong types': (response) => say(response, { ads: { length: 2, 0: 1 } }),
  'links that run scripts': (response) =>
    say(response, { ads: [{ ...farAd, link: 'javascript:window.hacked=true' }] }),
  'pictures of other hosts': (response) =>
    say(response, { ads: [{ ...farAd, image: 'https://evil.example/track.gif' }] }),
  'a picture that is not there': (response) =>
    say(response, { ads: [{ ...farAd, image: '/nothing/here.jpg' }] }),
}
