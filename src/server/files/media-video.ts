/** Uploaded videos as players get them: `/media/{id}/video`, whole or in the parts that they ask for. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { Context } from '#domain/context.ts'
import { NotFound } from '#domain/errors.ts'
import { findVideo, type Video } from '#domain/files/index.ts'
import { apiErrors, missing } from '#messages/server.ts'
import { videoKey } from '#storage/keys.ts'
import { type ByteRange, isUnreachable } from '#storage/storage.ts'
import { crossOrigin, type HeaderList } from '../answers/security-headers.ts'
import { readRange } from './byte-range.ts'

export type Videos = {
  send: (
    request: IncomingMessage,
    response: ServerResponse,
    answering: { target: string; id: string },
  ) => Promise<void>
}

const address = /^\/media\/([\w-]{22})\/video(?:\?|$)/

/** Whether a request's target is the address of a video, be there one or not. */
export function isVideo(target: string): boolean {
  return address.test(target)
}

// The player that a browser shows a video in by itself has a style of its own; nothing else may be there.
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** @param common what every answer carries */
export function createVideos(ctx: Context<'db' | 'storage'>, common: HeaderList): Videos {
  const headers = [...crossOrigin(common), 'Content-Security-Policy', policy]

  return {
    async send(request, response, { target, id }) {
      const [, videoId = ''] = address.exec(target) ?? []
      const list = [...headers, 'X-Request-Id', id]
      const video = await findVideo(ctx, videoId).catch(onlyMissing)
      if (!video) return sendSentence(response, 404, [...list, 'Cache-Control', 'no-store'])
      list.push('ETag', videoEtag(video), 'Accept-Ranges', 'bytes')
      list.push('Cache-Control', 'public, max-age=31536000, immutable')
      if (holds(request, video)) return void response.writeHead(304, list).end()
      const range = wantedRange(request, video)
      if (range === 'none') {
        return sendSentence(response, 416, [...list, 'Content-Range', `bytes */${video.bytes}`])
      }
      return sendPart(request, response, { video, range, list })
    },
  }

  async function sendPart(
    request: IncomingMessage,
    response: ServerResponse,
    { video, range, list }: { video: Video; range: ByteRange | undefined; list: HeaderList },
  ): Promise<void> {
    const { start, end } = range ?? { start: 0, end: video.bytes - 1 }
    list.push('Content-Type', video.contentType, 'Content-Length', String(end - start + 1))
    list.push(
      'Content-Disposition',
      contentDisposition(`${video.id}.${video.contentType.replace('video/', '')}`, { type: 'inline' }),
    )
    if (range) list.push('Content-Range', `bytes ${start}-${end}/${video.bytes}`)
    const status = range ? 206 : 200
    if (request.method === 'HEAD') return void response.writeHead(status, list).end()
    const part = await ctx.storage.getRange(videoKey(video.id), { start, end }).catch((error) => {
      if (!isUnreachable(error)) throw error
    })
    if (!part)
      return sendSentence(response, 503, [...headers, 'Cache-Control', 'no-store', 'Retry-After', '2'])
    response.writeHead(status, list)
    await pipeline(part, response)
  }
}

function onlyMissing(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}

/** The content never changes under its id. */
function videoEtag({ id }: Video): string {
  return `"${id}"`
}

function holds({ headers }: IncomingMessage, video: Video): boolean {
  const given = headers['if-none-match']
  return given !== undefined && (given.includes(videoEtag(video)) || given.trim() === '*')
}

/** With If-Range a part is wanted only of the very file that the client has the rest of. */
function wantedRange(request: IncomingMessage, video: Video): ByteRange | 'none' | undefined {
  const { range, 'if-range': ifRange } = request.headers
  const isSame = ifRange === undefined || ifRange === videoEtag(video)
  return request.method === 'GET' && isSame ? readRange(range, video.bytes) : undefined
}

const statusSentences = {
  404: () => missing.video,
  416: () => apiErrors.videoRange,
  503: () => apiErrors.videoDown,
} as const

function sendSentence(
  response: ServerResponse,
  status: keyof typeof statusSentences,
  list: HeaderList,
): void {
  const body = `${statusSentences[status]()}\n`
  const own = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))]
  response.writeHead(status, [...list, ...own]).end(body)
}
