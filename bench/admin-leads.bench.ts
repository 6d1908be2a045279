/** The inbox over 200,000 leads: filters, words and pages as staff choose them, each with its exact total. */
import { fillLeads } from './leads/fill.ts'
import { openAdminApi } from './support/admin-api.ts'
import { type Mixes, measureMixes } from './support/admin-mixes.ts'

const leads = 200_000

const mixes: Mixes = {
  'as it opens': (turn) => `page=${turn + 1}`,
  'all of them': (turn) => `status=all&page=${turn * 3 + 1}`,
  'all that are closed': (turn) => `status=closed&page=${turn + 1}`,
  'to call, the oldest first': () => 'status=new,assigned&order=asc',
  'waiting too long': () => 'waiting=1',
  'one agent, closed': (turn) => `owner=${turn + 1}&status=closed`,
  'city and kind': (turn) =>
    `city=${(turn % 9) + 1}&kind=property_inquiry,inquiry&status=all&page=${turn + 1}`,
  'the last 30 days, changed last': () => 'age=30&status=all&sort=changed',
  'all, changed last': (turn) => `status=all&sort=changed&page=${turn + 1}`,
  'a phone': (turn) => `status=all&q=0300 ${String(turn * 771).padStart(7, '0')}`,
  'a name and a word': (turn) => `status=all&q=ayesha num ${turn}&page=1`,
  'a common word': (turn) => `status=all&q=garden&page=${turn + 1}`,
  'words with filters': (turn) => `q=house mar&kind=property_inquiry&city=${(turn % 9) + 1}`,
}

await using admin = await openAdminApi()
await fillLeads(admin.pool, leads)
const list = `lead inbox, ${leads.toLocaleString('en')} leads`
await measureMixes(admin, { list, path: '/api/admin/leads', target: 60 }, mixes)
