// A process of its own that uses a data folder's PostgreSQL until its input ends, as the server or a command would.
import { once } from 'node:events'
import { openEmbedded } from '#db/embedded/server.ts'
import { quickly } from './quickly.ts'

const server = await openEmbedded(process.argv[2] ?? '', quickly)
console.log(JSON.stringify({ url: server.url, started: server.started }))
process.stdin.resume()
await once(process.stdin, 'end')
await server.stop()
