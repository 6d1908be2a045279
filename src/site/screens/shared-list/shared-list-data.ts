import type { Answer } from '#ui/api.ts'

/** A shared list as its readers see it; `unknown` where the address is none. */
export type SharedListData = Answer<'sharedList'>['data'] | { state: 'unknown' }
