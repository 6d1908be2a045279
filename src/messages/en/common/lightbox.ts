/** Photos, plans and videos over the whole screen. */
export const lightbox = {
  all: 'All photos',
  close: 'Close',
  thumbnails: 'Thumbnails',
  kinds: { photo: 'Photos', plan: 'Plans', video: 'Videos' },
  kind: { photo: 'Photo', plan: 'Plan', video: 'Video' },
  open: '{kind}: {text}',
} as const
