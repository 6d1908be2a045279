import { authorities } from '#messages/server.ts'

/** An authority's name in the language of the request: 'سی ڈی اے' for 'CDA'. An unknown name stays as staff wrote it. */
export function authorityName<Name extends string | null>(name: Name): Name | string {
  const known: Readonly<Record<string, string>> = authorities
  return (name !== null && known[name.trim()]) || name
}
