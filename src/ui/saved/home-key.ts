/** What names a listing or a project in the browser's memory and in `data-save`: 'listing-10590', 'project-3'. */
export type HomeKind = 'listing' | 'project'
export type HomeKey = `${HomeKind}-${number}`

export const homeKey = (kind: HomeKind, id: number): HomeKey => `${kind}-${id}`

const form = /^(listing|project)-([1-9]\d{0,9})$/

/** The two parts of a key; undefined for what is none. */
export function readHomeKey(text: string): { key: HomeKey; kind: HomeKind; id: number } | undefined {
  const [, kind, digits] = form.exec(text) ?? []
  const id = Number(digits)
  if ((kind !== 'listing' && kind !== 'project') || id > 2_147_483_647) return undefined
  return { key: homeKey(kind, id), kind, id }
}
