import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newKey } from '#backup/backup-key.ts'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { allLeads } from '#tests/support/leads.ts'
import { postmaster } from '#tests/support/postmaster.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const visitors = 4

test('of inquiries sent while a backup is made and then everything is killed and gone, each acknowledged before the backup’s moment is in the restored site', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'aangan-drill-'))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const [machine, next, place] = ['machine', 'next', 'place'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const settings = { DATABASE_URL: '', DEMO: 'off', LOG_LEVEL: 'silent', BACKUP_KEY: await newKey() }
  const site = await startSite({ ...settings, DATA_DIR: machine })
  const acknowledged = new Map<string, number>()
  const all = new AbortController()
  const visits = Array.from({ length: visitors }, () => visit(site, acknowledged, all.signal))
  try {
    await expect.poll(() => acknowledged.size).toBeGreaterThan(20)
    const made = await command('backup', [place], { ...settings, DATA_DIR: machine })
    expect(made.output).toMatch(/✓ Backup \S+ is in /)
    const [, moment = ''] = /✓ Backup (\S+) is in /.exec(made.output) ?? []
    const takenAt = Date.parse(moment.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z/, 'T$1:$2:$3.$4Z'))
    process.kill(postmaster(machine).pid, 'SIGKILL')
    await site.kill()
    all.abort()
    await Promise.all(visits)
    rmSync(machine, { recursive: true })

    const checked = await command('restore', [place, '--check'], { ...settings, DATA_DIR: next })
    expect(checked.output).toContain('the site starts and shows its home page')
    const back = await command('restore', [place], { ...settings, DATA_DIR: next })
    expect(back.output).toContain('Start the site.')
    const restored = new Set((await leadsOf(next)).map(({ reference }) => reference))
    const covered = [...acknowledged].filter(([, at]) => at < takenAt).map(([reference]) => reference)
    expect(covered.length).toBeGreaterThan(20)
    expect(covered.filter((reference) => !restored.has(reference))).toEqual([])
    // The visits went on while it was made, and after its moment nothing is in it.
    expect(acknowledged.size).toBeGreaterThan(restored.size)
  } finally {
    all.abort()
    await site.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Sends one inquiry after the other until the site is gone. */
async function visit(
  site: RunningSite,
  acknowledged: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${site.url}/api/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(goodInquiry()),
    }).catch(() => undefined)
    if (answer?.status !== 201) return
    const body = await answer.json().catch(() => undefined)
    if (body) acknowledged.set(LeadReceipt.parse(body).data.reference, Date.now())
  }
}

async function command(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: Record<string, string>,
) {
  const child = spawn(process.execPath, [`src/cli/${name}.ts`, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

async function leadsOf(dataDir: string) {
  const server = await openEmbedded(dataDir)
  const { pool, close } = connect(server.url, { max: 1 })
  try {
    return await allLeads(pool)
  } finally {
    await close()
    await server.stop()
  }
}
