/** Kinds of an event's media, and the filter over them: S3.5. */

export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** In the order in which they are offered; the first one is the usual (S3.6). */
export const mediaFilter = { ALL: 'all', PHOTOS: 'photos', VIDEOS: 'videos' } as const
export type MediaFilter = (typeof mediaFilter)[keyof typeof mediaFilter]

const filterKinds: Readonly<Record<MediaFilter, MediaKind | undefined>> = {
  all: undefined,
  photos: 'image',
  videos: 'video',
}

/** The media that a filter lets through, in their own order. */
export function filterMedia<Medium extends { kind: MediaKind }>(
  media: readonly Medium[],
  filter: MediaFilter,
): Medium[] {
  const wanted = filterKinds[filter]
  return media.filter(({ kind }) => wanted === undefined || kind === wanted)
}

/** The filter that an address names; 'all' for anything else. */
export function readMediaFilter(text: unknown): MediaFilter {
  return Object.values(mediaFilter).find((filter) => filter === text) ?? mediaFilter.ALL
}
