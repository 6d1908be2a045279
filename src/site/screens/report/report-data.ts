import type { Answer } from '#ui/api.ts'

export type Report = Answer<'quarterlyReport'>
