import type { Role } from '#contract/permissions.ts'
import type { Answer } from '../call.ts'

export type Member = Answer<'staff'>['data'][number]
export type Change = { role?: Role; active?: boolean }
