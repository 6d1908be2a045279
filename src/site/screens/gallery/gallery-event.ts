import type { Answer } from '#ui/api.ts'

export type GalleryEvent = Answer<'event'>
