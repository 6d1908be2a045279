/** The server's entry. Node's compiled code is kept between starts, so that the next one is quicker. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A place that cannot be written to only means that nothing is kept.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/node'))

const { run } = await import('./lifecycle/run.ts')
await run()
