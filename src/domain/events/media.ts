/** The photos and films of an event as its editors arrange them. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AdminEventMedium, EventUpload } from '#contract/admin/events.ts'
import { isPictureLink } from '#contract/files/picture-link.ts'
import type { Db } from '#db/client.ts'
import { eventMedia, files } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'
import { mustBeStored, posterOf } from '../files/index.ts'
import { urduOfPicture } from '../urdu-of-picture.ts'

/** All media of an event, in their order. */
export async function mediaOf(db: Db, eventId: number): Promise<AdminEventMedium[]> {
  const { id, kind, url, alt, alt_ur, poster } = eventMedia
  const rows = await db
    .select({ id, kind, url, alt, alt_ur, poster })
    .from(eventMedia)
    .where(and(eq(eventMedia.event_id, eventId), isNotNull(url)))
    .orderBy(asc(eventMedia.position))
  return rows.flatMap((row) => (row.url === null ? [] : [{ ...row, url: row.url }]))
}

/** Uploaded media in their order: first the files, each by its type, then the films. */
export async function mediaOfUpload(
  db: Db,
  { files: sent, videos, alts, alts_ur }: Pick<EventUpload, 'files' | 'videos' | 'alts' | 'alts_ur'>,
): Promise<AdminEventMedium[]> {
  const films = new Set(
    sent.length === 0
      ? []
      : (
          await db
            .select({ address: files.address })
            .from(files)
            .where(and(inArray(files.address, sent), eq(files.kind, 'video')))
        ).map(({ address }) => address),
  )
  const all = [
    ...sent.map((url) => ({
      url,
      kind: films.has(url) || isFilmLink(url) ? ('video' as const) : ('image' as const),
    })),
    ...videos.map((url) => ({ url, kind: 'video' as const })),
  ]
  return all.map((medium, at) => ({
    ...medium,
    id: null,
    alt: alts[at] ?? '',
    alt_ur: alts_ur[at],
    poster: null,
  }))
}

/**
 * Replaces the media of an event by these, in this order; those that stay keep their ids.
 * @throws Invalid for a medium of another event, for a wrong type of upload, or for a link to a picture
 */
export async function saveMedia(
  tx: Db,
  event: { id: number; title: string; title_ur?: string | undefined },
  media: readonly AdminEventMedium[],
  before: readonly AdminEventMedium[],
): Promise<void> {
  const known = new Map(before.map((medium) => [medium.id, medium]))
  const foreign = media.findIndex(({ id }) => id !== null && !known.has(id))
  if (foreign >= 0) throw new Invalid({ [`media.${foreign}.id`]: t.partOfOtherEvent })
  const linked = media.findIndex(({ url }) => isPictureLink(url))
  if (linked >= 0) throw new Invalid({ [`media.${linked}.url`]: t.pictureLink })
  const isNew = ({ id, url }: AdminEventMedium) => known.get(id)?.url !== url
  const check = (kind: AdminEventMedium['kind']) =>
    Object.fromEntries(
      media.flatMap((medium, at) =>
        medium.kind === kind && isNew(medium) && !isLink(medium) ? [[`media.${at}.url`, medium.url]] : [],
      ),
    )
  await mustBeStored(tx, 'picture', check('image'))
  await mustBeStored(tx, 'video', check('video'))
  await tx.delete(eventMedia).where(eq(eventMedia.event_id, event.id))
  if (media.length === 0) return
  await tx.insert(eventMedia).values(
    media.map(({ id, kind, url, alt, alt_ur, poster }, position) => ({
      ...(id !== null && { id }),
      event_id: event.id,
      position,
      kind,
      url,
      // Visitors who cannot see a photo at least get its subject.
      alt: alt || event.title,
      alt_ur: urduOfPicture({ url, alt, alt_ur }, before, event.title_ur),
      poster: poster ?? (kind === 'video' ? posterOf(url) : null),
    })),
  )
}

function isLink({ kind, url }: AdminEventMedium): boolean {
  return kind === 'video' && isFilmLink(url)
}

/** A film may be a link, to YouTube or Vimeo; a photo may not. */
function isFilmLink(url: string): boolean {
  return url.startsWith('https://') && !isPictureLink(url)
}
