import type { ImportState } from '#contract/admin/import-runs.ts'
import { priceImports, imports as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'

export type Run = Answer<'imports'>['data'][number]
export type Detail = Answer<'import'>['data']
export type Mapping = NonNullable<Detail['mapping']>
export type Profile = Answer<'importProfiles'>['data'][number]
export type FoundColumn = Detail['columns'][number]

export const stateLabels: Readonly<Record<ImportState, string>> = t.states

export const stateTones: Readonly<Record<ImportState, 'tint' | 'danger' | 'quiet'>> = {
  uploaded: 'quiet',
  previewing: 'tint',
  previewed: 'quiet',
  applying: 'tint',
  done: 'tint',
  stopped: 'quiet',
  failed: 'danger',
  undoing: 'tint',
  undone: 'quiet',
}

const grouped = new Intl.NumberFormat('en')

export function count(number: number): string {
  return grouped.format(number)
}

/** '1 listing', '7,038 listings'. */
export function listings(number: number): string {
  return t.listings({ count: number })
}

/** '1 price', '16,092 prices'. */
export function prices(number: number): string {
  return priceImports.prices({ count: number })
}
