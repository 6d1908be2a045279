/** A picture of what a video shows in its first seconds, made by the ffmpeg of the machine when it has one. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { newFileId } from '#storage/keys.ts'
import { limitedCommand } from '../media/index.ts'
import type { ReceivedFile } from './receive-file.ts'

const mostSeconds = 20
const firstSeconds = 6
// Thirty frames of a 4K film take 400 MB.
const mostMegabytes = 1024

/**
 * Takes the path of a video on this disk and gives `use` a JPEG beside it, for as long as that takes.
 * @returns undefined when there is no ffmpeg, or it finds no picture in time
 */
export async function makePoster<Result>(
  video: string,
  use: (poster: ReceivedFile) => Promise<Result>,
  limitSeconds = mostSeconds,
): Promise<Result | undefined> {
  const id = newFileId()
  const place = path.join(path.dirname(video), id)
  try {
    if (!(await runs(argumentsFor(video, place), limitSeconds))) return undefined
    const { size } = await stat(place)
    if (size === 0) return undefined
    const sha256 = createHash('sha256')
      .update(await readFile(place))
      .digest('hex')
    return await use({ id, path: place, bytes: size, sha256, kind: 'picture', contentType: 'image/jpeg' })
  } finally {
    await rm(place, { force: true })
  }
}

// An uploaded file may name other files and addresses inside: ffmpeg may read only this one file, as one of
// the three forms that we accept. `thumbnail` takes the most typical of the first pictures, not a black one;
// it holds them all, so they are few and small by then.
function argumentsFor(video: string, poster: string): string[] {
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '1'],
    ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'],
    ...['-t', String(firstSeconds), '-i', `file:${video}`, '-map', '0:v:0'],
    ...['-vf', "fps=5,scale='min(1280,iw)':-2,thumbnail=30", '-frames:v', '1'],
    ...['-f', 'image2', '-c:v', 'mjpeg', '-q:v', '3', '-update', '1', `file:${poster}`],
  ]
}

/** Whether ffmpeg came to a good end in time; without one on the machine it did not. */
function runs(args: readonly string[], limitSeconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const ffmpeg = { file: 'ffmpeg', args }
    const limited = limitedCommand(ffmpeg, { kind: 'address-space', megabytes: mostMegabytes })
    const child = spawn(limited.file, limited.args, {
      stdio: 'ignore',
      timeout: limitSeconds * 1000,
      killSignal: 'SIGKILL',
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
