/**
 * A backup of 7,000 listings with a picture of 200 KB each, while visitors ask for pages that are not cached: how long
 * it takes and how large it is, the first and the next one, and what is left of the site's throughput meanwhile.
 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { newKey } from '#backup/backup-key.ts'
import { readConfig } from '#config'
import { connect } from '#db/client.ts'
import { openDatabase } from '#db/open.ts'
import { readLastBackup } from '#domain/backups/last-backup.ts'
import { runBackup } from '#server/lifecycle/run-backup.ts'
import { newFileId, originalKey } from '#storage/keys.ts'
import { openFolder } from '#storage/open.ts'
import { fillMarket } from './search/fill.ts'
import { load } from './support/load.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const listings = 7_000
const pictureBytes = 200_000
// Visitors come first: a server that is busy all the while leaves the backup little.
const targets = { firstSeconds: 900, nextSeconds: 60, share: 0.8 }

using folder = scratchFolder()
using place = scratchFolder()
process.env.BACKUP_KEY = await newKey()
process.env.DATA_DIR = folder.path
process.env.DATABASE_URL = ''
await using site = await startQuietSite(folder.path, { DEMO: 'off', PAGE_CACHE_MB: '0' })
const database = await openDatabase(readConfig())
const { db, pool, close } = connect(database.url, { max: 2, statementTimeout: 0 })
await fillMarket(pool, listings)
const storage = await openFolder(folder.path)
for (let made = 0; made < listings; made += 1)
  await storage.put(originalKey(newFileId()), randomBytes(pictureBytes))

const visit = (ms: number) =>
  load({ address: `${site.address}/contact`, headers: { 'accept-encoding': 'br' }, connections: 8, ms })
await visit(3_000)
const alone = await visit(10_000)
const first = await backUp()
const next = await backUp()
await close()
await database.stop()

for (const [name, { seconds, meanwhile, megabytes }, target] of [
  ['the first backup', first, targets.firstSeconds],
  ['the next backup', next, targets.nextSeconds],
] as const)
  report({
    name: `${name} of ${listings} listings with ${(listings * pictureBytes) / 1e6} MB of pictures`,
    measured: `${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB written`,
    target: `at most ${target} s`,
    ok: seconds <= target && meanwhile > 0,
  })
report({
  name: 'pages rendered while the first backup is made',
  measured: `${(first.meanwhile / alone).toFixed(2)} of ${alone.toFixed(0)}/s`,
  target: `at least ${targets.share}`,
  ok: first.meanwhile / alone >= targets.share,
})

/** Makes a backup as the site does at night, and asks for pages all the while. */
async function backUp() {
  const ended = runBackup(path.join(place.path, 'backups'), '7d')
  const rates: number[] = []
  let running = true
  const watching = ended.finally(() => {
    running = false
  })
  while (running) rates.push(await visit(1_000))
  await watching
  const { success } = await readLastBackup(db)
  if (!success) throw new Error('The backup was not noted')
  return {
    seconds: success.seconds,
    megabytes: success.addedBytes / 1e6,
    meanwhile: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
  }
}
