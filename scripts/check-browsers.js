// Types of what browsers run, with the built-ins and the DOM of the supported ones alone.
import { writeTypesOfSupportedDom } from './lib/late-dom.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runVisibly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'
import { typesOf } from './lib/type-check.js'

writeTypesOfSupportedDom(inCheckout(), 'site')
// The admin app has addresses of its own, which the router's types must not mix with the site's.
for (const project of ['tsconfig.browser.json', 'tsconfig.admin.json']) {
  const code = await runVisibly(pinnedNode(), typesOf(project))
  process.exitCode ||= code
}
