/** Published listings for portals, streamed. Whoever has the present version is told so, and sent nothing. */
import type { Hono } from 'hono'
import { feedPaths } from '#contract/listings/feeds.ts'
import { NotFound, Unavailable } from '#domain/errors.ts'
import type { Places } from '#domain/feeds/addresses.ts'
import { jsonLines } from '#domain/feeds/json-lines.ts'
import { kyeroFeed } from '#domain/feeds/kyero.ts'
import { type FedListing, feedVersion, publishedListings } from '#domain/feeds/read.ts'
import { apiErrors, requestErrors } from '#messages/server.ts'
import type { ApiContext } from './context.ts'
import { currentSettings } from './current-settings.ts'
import { memoizeFor } from './memoize-for.ts'
import { isStillHeld } from './read.ts'
import { sendStreamed } from './send-file.ts'

type Write = (parts: AsyncIterable<readonly FedListing[]>, places: Places) => AsyncGenerator<string>

// Each reads all listings: portals that come at once are asked to come again. Whoever stops reading, or takes longer
// than any portal does, makes room.
const mostAtOnce = 4
const pauseMs = 30_000
const wholeMs = 15 * 60_000

// Finding out whether something changed reads all listings as well, and anybody may ask: so long the answer holds.
const versionMs = 5000

export function mountFeeds(app: Hono, context: ApiContext): void {
  const { config } = context
  const version = memoizeFor(versionMs, () => feedVersion(context))
  let underWay = 0

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
      if (underWay >= mostAtOnce) throw new Unavailable(apiErrors.feedsBusy)
      underWay += 1
      const onEnd = () => {
        underWay -= 1
      }
      const places = { origin: config.publicUrl ?? new URL(req.url).origin, imageBase: config.bases.image }
      return sendStreamed(write(publishedListings(context), places), headers, { pauseMs, wholeMs, onEnd })
    })
  mount(feedPaths.kyero, 'application/xml; charset=utf-8', kyeroFeed)
  mount(feedPaths.lines, 'application/jsonl; charset=utf-8', jsonLines)
}
