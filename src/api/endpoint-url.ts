import type { Endpoint } from '#contract/api/endpoint.ts'
import type { RawInput } from './raw-input.ts'

/** The path and query by which any host that serves a call is asked for it. */
export function endpointUrl({ path }: Endpoint, { params, query }: RawInput): string {
  const filled = path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''))
  const pairs = Object.entries(query).flatMap(([key, values]) => [values].flat().map((value) => [key, value]))
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}
