/**
 * A site behind Debian's Varnish with deploy/varnish/default.vcl: pages come from Varnish, a changed one is the new one
 * there within a second, and what is for one visitor is never kept. Needs the packages varnish and varnish-modules.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { findProgram, freePort, needPrograms, startProgram, until } from './machines/programs.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const rounds = 10
const targetMs = 1_000

needPrograms(['varnishd', '/usr/lib/*/varnish/vmods/libvmod_xkey.so'], 'varnish varnish-modules')
using folder = scratchFolder()
await using opened = new AsyncDisposableStack()
const database = await openEmbedded(folder.path)
opened.defer(database.stop)
const { pool, close } = connect(database.url)
opened.defer(close)
const varnish = `http://127.0.0.1:${await freePort()}`
const token = randomUUID()
const site = opened.use(
  await startQuietSite(folder.path, {
    DATABASE_URL: database.url,
    PUBLIC_URL: varnish,
    TRUST_PROXY: '1',
    CDN: 'varnish',
    CDN_PURGE_URL: varnish,
    CDN_TOKEN: token,
  }),
)
const vcl = join(folder.path, 'default.vcl')
writeFileSync(vcl, forSite(readFileSync(join(import.meta.dirname, '../deploy/varnish/default.vcl'), 'utf8')))
chmodSync(vcl, 0o644)
const options = ['-F', '-n', join(folder.path, 'varnish'), '-f', vcl, '-a', new URL(varnish).host]
const program = startProgram(findProgram('varnishd') ?? '', [...options, '-s', 'malloc,64m'], {
  log: join(folder.path, 'varnish.log'),
  env: { CDN_TOKEN: token },
})
opened.defer(() => program.stop())
await until('Varnish answers', async () => (await fetch(varnish)).ok)
// The start has everything purged.
await until('the jobs are done', async () => {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'purge-cdn' AND state < 'completed'`,
  )
  return rows[0]?.count === 0
})

const { rows } = await pool.query<{ id: number }>(
  `SELECT min(id)::int AS id FROM listings WHERE status = 'published'`,
)
const listing = `/listing/${rows[0]?.id}`
const times: number[] = []
for (let round = 0; round < rounds; round += 1) {
  await until('Varnish has the page', async () => (await get(listing)).headers.get('x-cache') === 'hit')
  const title = `House of round ${round} at ${Date.now()}`
  await pool.query('UPDATE listings SET title = $1 WHERE id = $2', [title, rows[0]?.id])
  times.push(
    await until('Varnish has the new page', async () => (await (await get(listing)).text()).includes(title)),
  )
}
const longest = Math.max(...times)
report({
  name: `a changed listing is the new one at Varnish (${rounds} changes)`,
  measured: `${median(times)} ms, at most ${longest} ms`,
  target: `at most ${targetMs} ms`,
  ok: longest <= targetMs,
})

const kept = await get(listing)
const shown = ['xkey', 'surrogate-control'].filter((name) => kept.headers.has(name))
report({
  name: 'headers for Varnish that visitors see',
  measured: shown.join(', ') || 'none',
  target: 'none',
  ok: shown.length === 0,
})

const ofOne = ['/admin', '/api/listings', '/booking/AB-123456', '/inquiry/AB-123456', '/health/ready']
const hits: string[] = []
for (const path of ofOne) {
  await get(path)
  if ((await get(path)).headers.get('x-cache') === 'hit') hits.push(path)
}
const signedIn = await get(listing, { cookie: 'aangan.session_token=somebody' })
if (signedIn.headers.get('x-cache') === 'hit') hits.push('a page for who has a cookie')
report({
  name: 'answers for one visitor that Varnish keeps',
  measured: hits.join(', ') || 'none',
  target: 'none',
  ok: hits.length === 0,
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(varnish + path, { headers: { accept: 'text/html', ...headers } })
}

/** The file, with the site's address in place of the one that it names. */
function forSite(text: string): string {
  const { hostname, port } = new URL(site.address)
  return text
    .replace('.host = "127.0.0.1"', `.host = "${hostname}"`)
    .replace('.port = "3000"', `.port = "${port}"`)
}
