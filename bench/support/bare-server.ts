/**
 * Bare node:http that sends what the site sent for one page, the same headers and bytes: the most this
 * machine and Node can do. Run as a separate process with the address and the request's headers; prints its
 * own address when it listens.
 */
import { createServer } from 'node:http'
import { ask } from './raw-answer.ts'

const [address = '', asked = '{}'] = process.argv.slice(2)
const { headers, bytes } = await ask(address, JSON.parse(asked))

// Node writes these two itself.
const own = new Set(['date', 'connection', 'keep-alive'])
const list = headers.filter(([name]) => !own.has(name.toLowerCase())).flat()

const server = createServer((_request, response) => {
  response.writeHead(200, list)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (typeof bound === 'object' && bound) console.log(`http://127.0.0.1:${bound.port}`)
})
process.once('disconnect', () => process.exit())
