/** The inbox over 200,000 leads: filters, words and pages as staff choose them, each with its exact total. */
import { fillLeads } from './leads/fill.ts'
import { openOfficeApi } from './support/office-api.ts'
import { quantile, report } from './support/report.ts'

const leads = 200_000
const warmUps = 5
const asked = 30
const target = 60

const mixes: Readonly<Record<string, (turn: number) => string>> = {
  'as it opens': (turn) => `page=${turn + 1}`,
  'all of them': (turn) => `status=all&page=${turn * 3 + 1}`,
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

await using office = await openOfficeApi()
await fillLeads(office.pool, leads)
const times: number[] = []
for (const role of ['manager', 'agent'] as const) {
  const ask = await office.as(role, role === 'agent' ? 7 : undefined)
  for (const [name, query] of Object.entries(mixes)) times.push(...(await measure(ask, name, query)))
}
report({
  name: `lead inbox, ${leads.toLocaleString('en')} leads, p95 over ${Object.keys(mixes).length} mixes by two roles`,
  measured: `${quantile(times, 0.95).toFixed(1)} ms`,
  target: `≤ ${target} ms`,
  ok: quantile(times, 0.95) <= target,
})

async function measure(
  ask: (path: string) => Promise<string>,
  name: string,
  query: (turn: number) => string,
): Promise<number[]> {
  const taken: number[] = []
  let total = 0
  for (let turn = 0; turn < warmUps + asked; turn += 1) {
    const began = performance.now()
    const text = await ask(`/api/office/leads?${query(turn)}`)
    if (turn >= warmUps) taken.push(performance.now() - began)
    total = JSON.parse(text).pagination.total_records
  }
  console.log(
    `  ${name}: p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms (${total.toLocaleString('en')} found)`,
  )
  return taken
}
