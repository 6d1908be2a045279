/**
 * Making 840 px AVIF, WebP and JPEG of a photo of 12 megapixels, from storage and into it, against sharp alone
 * with the same quality and nothing around it. Both take turns; the middle of the ratios counts.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { makeSizes } from '#domain/files/make-common-sizes.ts'
import { storePicture } from '#domain/files/store-picture.ts'
import { openQueue } from '#queue/queue.ts'
import { newFileId } from '#storage/keys.ts'
import { openFolder } from '#storage/open.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const rounds = 9
const target = 1.1
const width = 840

using folder = scratchFolder()
const server = await openEmbedded(folder.path)
await migrate(server.url)
const { db, close } = connect(server.url)
const storage = await openFolder(folder.path)
try {
  const photo = await makePhoto()
  const path = join(folder.path, 'photo.jpg')
  writeFileSync(path, photo)
  const sha256 = createHash('sha256').update(photo).digest('hex')
  const received = { id: newFileId(), path, bytes: photo.length, sha256, contentType: 'image/jpeg' }
  const queue = await openQueue(server.url)
  const { id } = await storePicture({ db, storage, queue }, received)
  // The measured work must be alone in the process.
  await queue.close()

  const ours = async () => {
    await storage.deleteAll('sizes')
    return timeOf(() => makeSizes({ db, storage }, id, { widths: [width], urgency: 'now' }))
  }
  const theirs = () => timeOf(() => sharpAlone(photo))
  await ours()
  await theirs()
  const results: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) results.push({ ours: await ours(), theirs: await theirs() })
  const ratio = median(results.map((result) => result.ours / result.theirs))
  const middle = (which: 'ours' | 'theirs') => Math.round(median(results.map((result) => result[which])))
  report({
    name: '840 px AVIF, WebP and JPEG of 12 megapixels against sharp alone',
    measured: `${ratio.toFixed(2)} × (${middle('ours')} against ${middle('theirs')} ms)`,
    target: `at most ${target} ×`,
    ok: ratio <= target,
  })
} finally {
  await close()
  await server.stop()
}

/** Shapes with grain, so that the encoders have something to do. */
function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = { width: 4000, height: 3000, channels: 3 as const, background: '#777777', noise }
  const shapes =
    '<svg width="4000" height="3000"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb8de"/><stop offset="1" stop-color="#e8d9b5"/></linearGradient><rect width="4000" height="3000" fill="url(#sky)" opacity=".8"/><rect x="700" y="1200" width="2400" height="1500" fill="#b08968" opacity=".85"/><rect x="1000" y="1500" width="500" height="700" fill="#33415c" opacity=".8"/><circle cx="3300" cy="600" r="260" fill="#fff3c4"/></svg>'
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp({ create })
    .blur(1.5)
    .composite([{ input: Buffer.from(shapes) }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function sharpAlone(photo: Buffer): Promise<void> {
  const made = () => sharp(photo).autoOrient().resize({ width })
  await Promise.all([
    made().avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
    made().webp({ quality: 75, effort: 2 }).toBuffer(),
    made().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ])
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
