// Types of what browsers run, with the built-ins and the DOM of the supported ones alone.
import { writeTypesOfSupportedDom } from './lib/late-dom.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

writeTypesOfSupportedDom(inCheckout(), 'site')
const compiler = inCheckout('node_modules/@typescript/native/bin/tsc')
// The admin app has addresses of its own, which the router's types must not mix with the site's.
for (const project of ['tsconfig.browser.json', 'tsconfig.admin.json']) {
  const code = await runVisibly(pinnedNode(), [compiler, '--noEmit', '-p', inCheckout(project)])
  process.exitCode ||= code
}
