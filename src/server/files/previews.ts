/**
 * `/media/preview/listing/7.jpg`, in Urdu `/media/preview/ur/listing/7.jpg`: the picture that chats show of a page,
 * drawn when it is asked for. `/media/preview/status/7.jpg` is a listing as a portrait picture.
 */
import { createHash } from 'node:crypto'
import { type PreviewKind, previewKinds } from '#contract/files/preview-size.ts'
import type { Context } from '#domain/context.ts'
import { Gone, NotFound, Unavailable } from '#domain/errors.ts'
import {
  areaPreview,
  jobPreview,
  listingPreview,
  listingStatus,
  makePreview,
  makeStatus,
  type PreviewText,
  projectPreview,
  type StatusText,
  sitePreview,
} from '#domain/previews/index.ts'
import { inLanguage } from '#messages/language.ts'
import { missing } from '#messages/server.ts'

export type Previews = {
  /** @param target such as `/media/preview/listing/7.jpg?v=1`; the query is not read */
  answer: (target: string) => Promise<Response>
}

const address =
  /^\/media\/preview\/(?:(ur)\/)?(?:(status|listing|project|job|area)\/([1-9]\d{0,8})|site)\.jpg(?:\?|$)/

const readers: { readonly [Kind in PreviewKind]: (ctx: Context, id: number) => Promise<PreviewText> } = {
  listing: listingPreview,
  project: projectPreview,
  job: jobPreview,
  area: areaPreview,
}

/** Whether a request's target has the form of a preview's address, whether or not the preview exists. */
export function isPreview(target: string): boolean {
  return address.test(target)
}

// A shared page is fetched by several networks within minutes.
const mostKept = 50

export function createPreviews(ctx: Context<'db' | 'storage' | 'siteUrl'>): Previews {
  const kept = new Map<string, Promise<Buffer>>()

  /** Drawn once for simultaneous requests; the key is what it shows, so that no change is missed. */
  function draw(said: PreviewText | StatusText): Promise<Buffer> {
    const key = JSON.stringify(said)
    const drawn = kept.get(key) ?? ('lines' in said ? makeStatus(ctx, said) : makePreview(ctx, said))
    kept.delete(key)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return drawn
  }

  return {
    async answer(target) {
      try {
        const bytes = await draw(await said(ctx, target))
        return new Response(new Uint8Array(bytes), {
          headers: {
            'content-type': 'image/jpeg',
            'cache-control': 'public, max-age=86400',
            etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
          },
        })
      } catch (error) {
        if (error instanceof NotFound) return sentence(404, missing.picture)
        if (error instanceof Gone) return sentence(410, error.message)
        if (error instanceof Unavailable) return sentence(503, error.message)
        throw error
      }
    },
  }
}

function said(ctx: Context<'db' | 'siteUrl'>, target: string): Promise<PreviewText | StatusText> {
  const [, language, kind, id] = address.exec(target) ?? []
  return inLanguage(language === 'ur' ? 'ur' : 'en', (): Promise<PreviewText | StatusText> => {
    if (kind === 'status') return listingStatus(ctx, Number(id))
    const of = previewKinds.find((one) => one === kind)
    return of ? readers[of](ctx, Number(id)) : sitePreview(ctx)
  })
}

function sentence(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
