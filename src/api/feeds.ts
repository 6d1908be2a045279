/** Published listings for portals, streamed. Whoever has the present version is told so, and sent nothing. */
import type { Hono } from 'hono'
import { feedPaths } from '#contract/feeds.ts'
import { NotFound, Unavailable } from '#domain/errors.ts'
import type { Places } from '#domain/feeds/addresses.ts'
import { jsonLines } from '#domain/feeds/json-lines.ts'
import { kyeroFeed } from '#domain/feeds/kyero.ts'
import { type FedListing, feedVersion, publishedListings } from '#domain/feeds/read.ts'
import type { ApiContext } from './context.ts'
import { currentSettings } from './current-settings.ts'
import { isStillHeld } from './read.ts'
import { sendStreamed } from './send-file.ts'

type Write = (parts: AsyncIterable<readonly FedListing[]>, places: Places) => AsyncGenerator<string>

// Each reads all listings: portals that come at once are asked to come again.
const mostAtOnce = 4

export function mountFeeds(app: Hono, context: ApiContext): void {
  const { db, config } = context
  let underWay = 0

  async function* counted(texts: AsyncGenerator<string>): AsyncGenerator<string> {
    underWay += 1
    try {
      yield* texts
    } finally {
      underWay -= 1
    }
  }

  const mount = (path: string, contentType: string, write: Write) =>
    app.get(path, async ({ req }) => {
      const { feeds } = await currentSettings(context)
      if (!feeds) throw new NotFound('There is nothing at this address.')
      const { tag, lastModified } = await feedVersion(db)
      const headers = {
        'content-type': contentType,
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `W/"${tag}"`,
        'last-modified': lastModified.toUTCString(),
      }
      if (isStillHeld(req.header('if-none-match') ?? null, `"${tag}"`))
        return new Response(null, { status: 304, headers })
      if (underWay >= mostAtOnce)
        throw new Unavailable('Too many fetch the listings at the moment. Please come again in a minute.')
      const places = { origin: config.publicUrl ?? new URL(req.url).origin, imageBase: config.bases.image }
      return sendStreamed(counted(write(publishedListings(db), places)), headers)
    })
  mount(feedPaths.kyero, 'application/xml; charset=utf-8', kyeroFeed)
  mount(feedPaths.lines, 'application/jsonl; charset=utf-8', jsonLines)
}
