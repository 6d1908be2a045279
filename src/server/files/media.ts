/**
 * Uploaded pictures as the public gets them: `/media/{id}/{width}`, and `/media/{id}/portrait-{width}` cropped for
 * phones, in the format the client takes. Never as they
 * were uploaded, and under a policy by which nothing in them could run.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { create as contentDisposition } from 'content-disposition'
import { type ImageWidth, imageWidths, portrait } from '#contract/files/image-address.ts'
import type { Context } from '#domain/context.ts'
import { NotFound, Unavailable } from '#domain/errors.ts'
import { pictureSize } from '#domain/files/index.ts'
import { apiErrors, missing } from '#messages/server.ts'
import type { PictureFormat } from '#storage/keys.ts'
import { crossOrigin, type HeaderList } from '../answers/security-headers.ts'
import { PictureCache, type ReadyPicture, readyPicture } from './picture-cache.ts'
import { chooseFormat } from './picture-format.ts'

export type MediaOptions = {
  ctx: Context<'db' | 'storage'>
  /** Memory for pictures asked for often. */
  cacheBytes: number
  /** The headers of every answer. */
  common: HeaderList
}

export type Media = {
  /** Sends a picture that is in memory and returns the status; undefined when it is not. */
  sendKept: (request: IncomingMessage, response: ServerResponse, id: string) => number | undefined
  /** Sends the picture at the address, made first when it must be. */
  send: (
    request: IncomingMessage,
    response: ServerResponse,
    answering: { target: string; id: string },
  ) => Promise<void>
}

export const mediaFolder = '/media/'

const varies = ['Accept', 'Save-Data'].join(', ')
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"

export function createMedia({ ctx, cacheBytes, common }: MediaOptions): Media {
  const kept = new PictureCache(cacheBytes)
  const headers = mediaHeaders(common)

  return {
    sendKept(request, response, id) {
      if (!isRead(request) || request.url === undefined) return undefined
      const format = chooseFormat(request.headers.accept)
      const picture = format && kept.find(format + sizeFor(request, request.url))
      return picture && sendPicture(request, response, { picture, id })
    },

    async send(request, response, { target, id }) {
      const [asked = ''] = target.split('?', 1)
      const address = sizeFor(request, asked)
      const wanted = readAddress(address)
      if (!wanted) return sendSentence(response, { status: 404, sentence: missing.picture, id })
      const format = chooseFormat(request.headers.accept)
      if (!format) return sendSentence(response, { status: 406, sentence: apiErrors.pictureFormats, id })
      const ready = kept.find(format + address)
      if (ready) return void sendPicture(request, response, { picture: ready, id })
      const bytes = await pictureSize(ctx, { id: wanted.id, size: { ...wanted, format } }).catch(
        errorSentence,
      )
      if (!Buffer.isBuffer(bytes)) return sendSentence(response, { ...bytes, id })
      const picture = readyPicture(bytes, { headers, own: ownHeaders(wanted, format) })
      kept.keep(format + address, picture)
      sendPicture(request, response, { picture, id })
    },
  }

  function sendSentence(response: ServerResponse, { status, sentence, id }: Sentence & { id: string }): void {
    const body = `${sentence}\n`
    const list = [...common, 'Content-Security-Policy', policy, 'Vary', varies, 'Cache-Control', 'no-store']
    list.push('Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body)))
    if (status === 503) list.push('Retry-After', '2')
    response.writeHead(status, [...list, 'X-Request-Id', id]).end(body)
  }
}

function mediaHeaders(common: HeaderList): HeaderList {
  const list = [...crossOrigin(common), 'Content-Security-Policy', policy, 'Vary', varies]
  return [...list, 'Cache-Control', 'public, max-age=31536000, immutable']
}

function ownHeaders({ id, width, shape }: PictureAddress, format: PictureFormat): HeaderList {
  const name = `${id}-${shape ? `${shape}-` : ''}${width}.${format === 'jpeg' ? 'jpg' : format}`
  return [
    'Content-Type',
    `image/${format}`,
    'Content-Disposition',
    contentDisposition(name, { type: 'inline' }),
  ]
}

type PictureAddress = { id: string; width: ImageWidth; shape: 'portrait' | undefined }

/** Rejects what cannot be a picture's address before anything is looked up. */
function readAddress(address: string): PictureAddress | undefined {
  const [, id, crop, digits] = /^\/media\/([\w-]{22})\/(portrait-)?(\d{2,4})$/.exec(address) ?? []
  const shape = crop ? 'portrait' : undefined
  const widths: readonly ImageWidth[] = shape ? portrait.widths : imageWidths
  const width = widths.find((one) => String(one) === digits)
  return id === undefined || width === undefined ? undefined : { id, width, shape }
}

/** The address of the picture to send: for a visitor who saves data, that of one at least half as wide. */
function sizeFor({ headers }: IncomingMessage, address: string): string {
  if (headers['save-data'] !== 'on') return address
  const wanted = readAddress(address)
  if (!wanted || wanted.width < 640) return address
  const widths: readonly ImageWidth[] = wanted.shape ? portrait.widths : imageWidths
  const width = widths.find((one) => one >= wanted.width / 2) ?? wanted.width
  return address.replace(/\d+$/, String(width))
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { picture, id }: { picture: ReadyPicture; id: string },
): number {
  if (holds(request.headers['if-none-match'], picture.etag)) {
    response.writeHead(304, [...picture.notModifiedHeaders, 'X-Request-Id', id]).end()
    return 304
  }
  response.writeHead(200, [...picture.headers, 'X-Request-Id', id])
  response.end(request.method === 'HEAD' ? undefined : picture.bytes)
  return 200
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*')
}

type Sentence = { status: number; sentence: string }

function errorSentence(error: unknown): Sentence {
  if (error instanceof NotFound) return { status: 404, sentence: missing.picture }
  if (error instanceof Unavailable) return { status: 503, sentence: error.message }
  throw error
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
