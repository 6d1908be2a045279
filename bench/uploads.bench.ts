/**
 * 200 different photographs of 4 MB, sent 8 at a time to the production server, and a video of 500 MB before:
 * how much more memory its process holds at its peak than before. The sizes made of the first photographs
 * meanwhile are included. The figures are Linux's.
 */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { mp4 } from '#tests/support/media.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const uploads = 200
const megabytes = 4
const atOnce = 8
const mostAboveIdle = 400
const token = crypto.randomUUID()

const photograph = await makePhotograph()
using folder = scratchFolder()
await using site = await startQuietSite(folder.path, { UPLOAD_TOKEN: token })
// Memory that is only needed at the start is freed.
await sleep(5_000)
const idle = memoryOf(site.pid, 'VmRSS')
await measure('a video of 500 MB comes', () => send(video()))
let sent = 0
await measure(`${uploads} photographs of ${megabytes} MB come, ${atOnce} at a time`, () =>
  Promise.all(Array.from({ length: atOnce }, sendInTurn)),
)

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  forgetPeak(site.pid)
  const began = performance.now()
  await act()
  const took = (performance.now() - began) / 1000
  const above = memoryOf(site.pid, 'VmHWM') - idle
  report({
    name: `memory above idle while ${what}`,
    measured: `${Math.round(above)} MB (${Math.round(idle)} MB idle, ${took.toFixed(0)} s)`,
    target: `at most ${mostAboveIdle} MB`,
    ok: above <= mostAboveIdle,
  })
}

function video(): Buffer {
  return mp4({ content: Buffer.alloc(499 * 1024 * 1024, 'frame') })
}

/** Noise is what JPEG cannot make smaller; about 4 MB of it. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const image = sharp({ create: { width: 3600, height: 2400, channels: 3, background: 'white', noise } })
  return image.jpeg({ quality: 86 }).toBuffer()
}

async function sendInTurn(): Promise<void> {
  while (sent < uploads) {
    sent += 1
    await send(another(sent))
  }
}

/** The same picture as another file: a comment of the JPEG says which. */
function another(number: number): Buffer {
  const text = Buffer.from(`photograph ${number}`)
  const comment = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([photograph.subarray(0, 2), comment, text, photograph.subarray(2)])
}

async function send(bytes: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-length': bytes.length }
  const sending = request(`${site.address}/api/uploads`, { method: 'POST', headers })
  sending.end(bytes)
  const [answer] = await once(sending, 'response')
  const said = await answer.toArray()
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${said.join('')}`)
}

/** In MB: what the process holds now (VmRSS), or has held at its most (VmHWM). */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
}

/** The peak counts from now on: proc_pid_clear_refs(5). */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
