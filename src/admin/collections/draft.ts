/** What was typed and not saved yet, kept until the tab is closed: leaving a form loses nothing. */
import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown())
/** What was typed, and what it was typed over. */
const Draft = z.object({ base: Fields, values: Fields })
type Draft = z.output<typeof Draft>

const key = (path: string, id: number | undefined) => `office draft ${path} ${id ?? 'new'}`

export function readDraft(path: string, id: number | undefined): Draft | undefined {
  const written = sessionStorage.getItem(key(path, id))
  if (written === null) return undefined
  return Draft.safeParse(JSON.parse(written)).data
}

export function keepDraft(path: string, id: number | undefined, draft: Draft): void {
  try {
    sessionStorage.setItem(key(path, id), JSON.stringify(draft))
  } catch {
    // The tab's storage is full: the form itself still holds everything.
  }
}

export function dropDraft(path: string, id: number | undefined): void {
  sessionStorage.removeItem(key(path, id))
}
