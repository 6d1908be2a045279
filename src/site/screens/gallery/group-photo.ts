import type { Answer } from '#ui/api.ts'

export type GroupPhoto = Answer<'groupPhotos'>[number]
