/**
 * A list of the admin app requested in many ways, by staff who see all of it and by those who see their own.
 */
import type { AdminApi } from './admin-api.ts'
import { quantile, report } from './report.ts'

const warmUps = 5
const asked = 30

/** Requests by their name in the report; each turn makes another one. */
export type Mixes = Readonly<Record<string, (turn: number) => string>>

/**
 * Prints each mix for a manager and for an agent, and reports the 95th percentile over all of them; `target`
 * is the maximum, in milliseconds. `beforeEach` runs between two requests; it is not measured.
 */
export async function measureMixes(
  admin: AdminApi,
  { list, path, target }: { list: string; path: string; target: number },
  mixes: Mixes,
  beforeEach: (turn: number) => Promise<unknown> = async () => {},
): Promise<void> {
  const times: number[] = []
  for (const role of ['manager', 'agent'] as const) {
    const ask = await admin.as(role, role === 'agent' ? 7 : undefined)
    for (const [name, query] of Object.entries(mixes)) {
      times.push(...(await measure(name, (turn) => ask(`${path}?${query(turn)}`), beforeEach)))
    }
  }
  const p95 = quantile(times, 0.95)
  report({
    name: `${list}, p95 over ${Object.keys(mixes).length} mixes by two roles`,
    measured: `${p95.toFixed(1)} ms`,
    target: `≤ ${target} ms`,
    ok: p95 <= target,
  })
}

async function measure(
  name: string,
  ask: (turn: number) => Promise<string>,
  beforeEach: (turn: number) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = []
  let total = 0
  for (let turn = 0; turn < warmUps + asked; turn += 1) {
    await beforeEach(turn)
    const began = performance.now()
    const text = await ask(turn)
    if (turn >= warmUps) taken.push(performance.now() - began)
    total = JSON.parse(text).pagination.total_records
  }
  console.log(
    `  ${name}: p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms (${total.toLocaleString('en')} found)`,
  )
  return taken
}
