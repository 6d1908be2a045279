/**
 * Lighthouse's score of a page's performance on a phone (its own throttling), the middle of three visits, each with
 * an empty cache; the server knows the page, as for all visitors but the first.
 */
import { openAuditor } from '#tests/support/lighthouse.ts'
import { firstPicturedListing } from './support/first-pictured.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const goal = 95
const visits = 3

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using auditor = await openAuditor()
const paths = {
  home: '/',
  search: '/search?purpose=sale&cityId=1',
  listing: await firstPicturedListing(site.address),
  project: '/project/1',
  careers: '/careers',
}
for (const [name, path] of Object.entries(paths)) {
  const address = (await fetch(`${site.address}${path}`)).url
  const visit = async () => (await auditor.audit(address, ['performance'])).performance?.score ?? 0
  // The first visit has the server make the page and its pictures.
  await visit()
  const scores: number[] = []
  while (scores.length < visits) scores.push(await visit())
  const score = median(scores)
  report({
    name: `Lighthouse performance on a phone, ${name}`,
    measured: `${score} (of ${scores.join(', ')})`,
    target: `at least ${goal}`,
    ok: score >= goal,
  })
}
