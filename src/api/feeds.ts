/** Published listings for portals, made once per change; 304 for a portal that has the current version. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Hono } from 'hono'
import { feedPaths } from '#contract/listings/feeds.ts'
import { NotFound, RateLimited, Unavailable } from '#domain/errors.ts'
import {
  type FedListing,
  feedVersion,
  jsonLines,
  kyeroFeed,
  openMadeFeeds,
  type Places,
  publishedListings,
} from '#domain/feeds/index.ts'
import { openAttempts } from '#domain/spam-protection/index.ts'
import { apiErrors, requestErrors } from '#messages/server.ts'
import type { ApiContext } from './context.ts'
import { currentSettings } from './current-settings.ts'
import { memoizeFor } from './memoize-for.ts'
import { isStillHeld } from './read.ts'
import { sendStreamed } from './send-file.ts'
import { addressHeader } from './sender.ts'

type Write = (parts: AsyncIterable<readonly FedListing[]>, places: Places) => AsyncGenerator<string>

// Most downloads at the same time; further portals are asked to retry. A client that stops reading, or takes
// longer than any portal does, is cut off.
const mostAtOnce = 8
const pauseMs = 30_000
const wholeMs = 15 * 60_000

// In ten minutes; a portal comes a few times a day, and may start again where it was cut off.
const mostByAddress = 12

// Checking for changes reads all listings, and any client may ask: the answer is kept this long.
const versionMs = 5000

export function mountFeeds(app: Hono, context: ApiContext): void {
  const { config } = context
  const version = memoizeFor(versionMs, () => feedVersion(context))
  const attempts = openAttempts(context.db, context.secret)
  const made = openMadeFeeds(join(config.dataDir, 'feeds'))
  let underWay = 0

  async function admit(address: string | undefined): Promise<void> {
    if (underWay >= mostAtOnce) throw new Unavailable(apiErrors.feedsBusy)
    if (address === undefined) return
    const { count, endsInMs } = await attempts.count(`feed ${address}`)
    if (count > mostByAddress) throw new RateLimited(apiErrors.feedsBusy, Math.ceil(endsInMs / 1000))
  }

  const mount = (path: string, contentType: string, write: Write) =>
    app.get(path, async ({ req }) => {
      const { feeds } = await currentSettings(context)
      if (!feeds) throw new NotFound(requestErrors.notFound)
      const { tag, lastModified } = await version()
      const headers = {
        'content-type': contentType,
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `W/"${tag}"`,
        'last-modified': lastModified.toUTCString(),
      }
      if (isStillHeld(req.header('if-none-match') ?? null, `"${tag}"`))
        return new Response(null, { status: 304, headers })
      if (req.method === 'HEAD') return new Response(null, { headers })
      await admit(req.header(addressHeader))
      underWay += 1
      const onEnd = () => {
        underWay -= 1
      }
      try {
        const places = {
          origin: config.publicUrl ?? new URL(req.url).origin,
          imageBase: config.bases.image,
        }
        const file = await made.file(basename(path), `${tag}-${originDigest(places.origin)}`, () =>
          write(publishedListings(context), places),
        )
        const opened = await open(file)
        return sendStreamed(opened.createReadStream(), headers, { pauseMs, wholeMs, onEnd })
      } catch (error) {
        onEnd()
        throw error
      }
    })
  mount(feedPaths.kyero, 'application/xml; charset=utf-8', kyeroFeed)
  mount(feedPaths.lines, 'application/jsonl; charset=utf-8', jsonLines)
}

/** The site may have several host names: each has feeds with its own addresses. */
function originDigest(origin: string): string {
  return createHash('sha256').update(origin).digest('base64url').slice(0, 8)
}
