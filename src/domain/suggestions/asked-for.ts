import type { Purpose } from '#contract/listings/property.ts'
import type { Context } from '../context.ts'

export type SuggestContext = Context<'db' | 'search'>
export type AskedFor = { text: string; purpose?: Purpose | undefined }
