/** The promises of several sites as one: each measured once, on healthy sites. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/client.ts'
import { goodPassword, hire } from '#tests/support/staff.ts'
import type { Landscape, Machine } from './landscape.ts'
import { until } from './programs.ts'
import { inquiryOf } from './visitors.ts'

export type Promised = { name: string; measured: string; target: string; ok: boolean }

const json = { 'content-type': 'application/json' }

/** Signs a member of staff in at the first site; returns the header that the other sites accept. */
export async function signIn({ sites, primary }: Landscape): Promise<{ cookie: string; took: string }> {
  const { db, pool, close } = connect(primary.url, { max: 2 })
  const { email } = await hire({ database: { db, pool } }, 'admin').finally(close)
  const answer = await fetch(`${sites[0]?.address}/api/admin/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: goodPassword }),
  })
  if (!answer.ok) throw new Error(`Nobody may sign in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { cookie: cookie.join('; '), took: email }
}

export async function sessionsHold({ sites }: Landscape, cookie: string): Promise<Promised> {
  const statuses = await Promise.all(
    sites.map(
      async ({ address }) => (await fetch(`${address}/api/admin/covers`, { headers: { cookie } })).status,
    ),
  )
  return {
    name: 'signed in at site1, used at each site',
    measured: statuses.join(', '),
    target: 'all 200',
    ok: statuses.every((status) => status === 200),
  }
}

/** Changes a cover in the admin app of one site and waits for it on the home page of each, asked without a pause. */
export async function changesAreSeen({ sites }: Landscape, cookie: string): Promise<Promised> {
  const longest: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const site = sites[round % sites.length]
    if (!site) continue
    const covers = await (await fetch(`${site.address}/api/admin/covers`, { headers: { cookie } })).json()
    const {
      id,
      version,
      archived: _,
      last_saved: __,
      is_own: ___,
      position: ____,
      ...fields
    } = covers.data[0]
    const title = `Homes of round ${randomUUID()}`
    // Each has the old page in its cache.
    await Promise.all(sites.map(({ address }) => fetch(address)))
    const saved = await fetch(`${site.address}/api/admin/covers/${id}`, {
      method: 'PUT',
      headers: { ...json, cookie },
      body: JSON.stringify({ ...fields, version, title }),
    })
    if (!saved.ok) throw new Error(`The cover was not saved: ${saved.status} ${await saved.text()}`)
    const seen = ({ address }: Machine) =>
      until('the change is seen', async () => (await (await fetch(address)).text()).includes(title), 10_000)
    longest.push(Math.max(...(await Promise.all(sites.map(seen)))))
  }
  const ms = Math.max(...longest)
  return {
    name: 'a change in the admin app of one site is on the pages of all three (5 changes)',
    measured: `${ms} ms at most`,
    target: 'at most 1000 ms',
    ok: ms <= 1_000,
  }
}

/** Sends more forms from one address than the limit allows, in turn to each site. */
export async function formLimitHolds({ sites }: Landscape, limit: number): Promise<Promised> {
  let accepted = 0
  for (let form = 0; form < limit * 3; form += 1) {
    const answer = await inquire(sites[form % sites.length]?.address, '203.0.113.9')
    if (answer.status === 201) accepted += 1
    // The sites exchange attempts once a second.
    await wait(100)
  }
  const most = limit + 30
  return {
    name: `forms accepted from one address, ten a second at three sites in turn, with a limit of ${limit}`,
    measured: String(accepted),
    target: `${limit} to ${most}: a site hears within a second what the others counted`,
    ok: accepted >= limit && accepted <= most,
  }
}

/** Tries wrong passwords of one account, in turn at each site. */
export async function signInLimitHolds({ sites }: Landscape, email: string): Promise<Promised> {
  let tries = 0
  let status = 0
  while (status !== 429 && tries < 100) {
    const answer = await fetch(`${sites[tries % sites.length]?.address}/api/admin/sign-in`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '203.0.113.10' },
      body: JSON.stringify({ email, password: 'not the right one' }),
    })
    status = answer.status
    tries += 1
    await wait(1_200)
  }
  return {
    name: 'wrong passwords until an account is held up, in turn at three sites',
    measured: `${tries} tries`,
    target: 'at most 11, as at one site',
    ok: tries <= 11,
  }
}

/** Makes forms enqueue jobs, and counts how often each job was taken and by which site. */
export async function jobsRunOnce({ sites, primary }: Landscape, count: number): Promise<Promised> {
  await primary.ask(`
    CREATE TABLE bench_jobs (id uuid, site text);
    CREATE FUNCTION bench_note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO bench_jobs VALUES (NEW.id, current_setting('application_name')); RETURN NULL; END $$;
    CREATE TRIGGER bench_note AFTER UPDATE ON pgboss.job FOR EACH ROW
      WHEN (NEW.state = 'active' AND OLD.state <> 'active' AND NEW.name = 'lead-received') EXECUTE FUNCTION bench_note()`)
  const forms = Array.from({ length: count }, (_, at) => at)
  for (let from = 0; from < count; from += 5) {
    const some = forms.slice(from, from + 5)
    await Promise.all(some.map((at) => inquire(sites[at % sites.length]?.address, `198.51.100.${at}`)))
    await wait(50)
  }
  const done = `SELECT count(*)::int AS taken, count(DISTINCT id)::int AS jobs FROM bench_jobs`
  await until('all jobs are done', async () => (await primary.ask<{ jobs: number }>(done))[0]?.jobs === count)
  await wait(3_000)
  const [sum] = await primary.ask<{ taken: number; jobs: number }>(done)
  const who = await primary.ask<{ site: string; count: number }>(
    'SELECT site, count(*)::int AS count FROM bench_jobs GROUP BY site ORDER BY site',
  )
  await primary.ask('DROP FUNCTION bench_note CASCADE; DROP TABLE bench_jobs')
  return {
    name: `${count} jobs enqueued at three sites`,
    measured: `${sum?.jobs} done, taken up ${sum?.taken} times: ${who.map(({ site, count }) => `${site} ${count}`).join(', ')}`,
    target: 'each once',
    ok: sum?.jobs === count && sum.taken === count,
  }
}

/** Listens to the admin app's events by way of the balancer, as many times as there are sites, and sends a form. */
export async function eventsComeThrough({ address, sites }: Landscape, cookie: string): Promise<Promised> {
  const leaving = new AbortController()
  const listeners = await Promise.all(
    sites.map(async () => {
      const { signal } = leaving
      const answer = await fetch(`${address}/api/admin/leads/news`, { headers: { cookie }, signal })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      await reader?.read()
      return reader
    }),
  )
  const begun = performance.now()
  const heard = listeners.map(async (reader) => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (value?.includes('event: leads')) return Math.round(performance.now() - begun)
      if (done) return Number.POSITIVE_INFINITY
    }
  })
  await inquire(address, undefined)
  const late = wait(10_000).then(() => Number.POSITIVE_INFINITY)
  const times = await Promise.all(heard.map((time) => Promise.race([time, late])))
  leaving.abort()
  await Promise.allSettled(listeners.map((reader) => reader?.cancel()))
  return {
    name: 'a lead reaches three event streams through the balancer',
    measured: `${times.join(', ')} ms`,
    target: 'at most 1000 ms',
    ok: times.every((time) => time <= 1_000),
  }
}

function inquire(address: string | undefined, from: string | undefined): Promise<Response> {
  return fetch(`${address}/api/inquiry`, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': randomUUID(), ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify(inquiryOf(`${randomUUID()}@example.com`)),
  })
}
