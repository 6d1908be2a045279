import {
  type SearchChoice,
  type SearchField,
  type SearchKey,
  searchFields,
  searchKeys,
} from '#contract/search/search-keys.ts'
import type { SearchQuery } from './query.ts'

/** The filters of the map; choosing another city or area removes them. */
export const offTheMap: SearchChoice = {
  box: undefined,
  shape: undefined,
  near: undefined,
  nearName: undefined,
}

/** The query with its values typed, for links; anything unreadable is as usual. */
export function readChoice(query: SearchQuery): SearchChoice {
  return asChoice(searchKeys.map((key) => [key, readValue(searchFields[key], query[key])]))
}

function readValue({ holds, of = [], usual }: SearchField, text: string | undefined): unknown {
  if (holds === 'text') return text
  if (holds === 'box' || holds === 'shape' || holds === 'near') {
    return text && looksLike[holds].test(text) ? text : undefined
  }
  if (holds === 'flag') return text === 'true' ? true : undefined
  // The catalogue of features is too large for every page, so the API refuses unknown ones.
  if (holds === 'features') return list(text).filter(Boolean)
  if (holds === 'ids') return list(text).flatMap((id) => numeric(id) ?? [])
  if (holds === 'choices') return of.filter((value) => list(text).includes(value))
  return holds === 'choice' ? (of.find((value) => value === text) ?? usual) : numeric(text)
}

/** Checks only the characters of map filters: a parser would make every page heavier. */
const looksLike = {
  box: /^([^a-z,،]+[,،]){3}[^a-z,،]+$/i,
  near: /^([^a-z,،]+[,،]){2}[^a-z,،]+$/i,
  shape: /^[\w.-]+$/,
}

/** The table says what each key holds, and `readValue` reads just that. */
const asChoice = Object.fromEntries as (values: Array<[SearchKey, unknown]>) => SearchChoice

function numeric(text?: string): number | undefined {
  const value = Number(text ?? '')
  return text && Number.isFinite(value) ? value : undefined
}

function list(text = ''): string[] {
  return text.split(',').map((part) => part.trim())
}
