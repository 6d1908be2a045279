import type { Answer } from '#ui/api.ts'

export type Job = Answer<'jobDetails'>['data']
