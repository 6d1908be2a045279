// npm run translations: reads the texts with the Node that npm brought.
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

const record = inCheckout('scripts/record-translations.js')
process.exitCode = await runVisibly(pinnedNode(), [record, ...process.argv.slice(2)])
