/** What was typed and not saved yet, so that leaving a form loses nothing. */
import { z } from 'zod'

export type Draft<Values> = {
  /** The version of what it changes; none for something new. */
  version: number | null
  /** The values that were changed; undefined if they are not known any more. */
  base: Values | undefined
  values: Partial<Values>
}

/** Where a form's draft is stored. */
export type Drafts<Values> = {
  read: () => Draft<Values> | undefined
  write: (draft: Draft<Values>) => void
  remove: () => void | Promise<void>
  /** Whether leaving the page now would lose what was typed. */
  isUnsafe: boolean
}

const Stored = z.object({
  version: z.int().nullable(),
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
})

/**
 * Drafts in this tab, until it is closed.
 * @param path the address of the form, which no other form has
 */
export function tabDrafts<Values extends object>(path: string): Drafts<Values> {
  const key = `admin draft ${path}`
  return {
    read() {
      const text = sessionStorage.getItem(key)
      const draft = text === null ? undefined : Stored.safeParse(parsed(text)).data
      return draft && asDraft<Values>(draft)
    },
    write(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // The tab's storage is full: the form itself still holds everything.
      }
    },
    remove: () => sessionStorage.removeItem(key),
    isUnsafe: true,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only the form at this address writes here, and what an older one wrote is checked before it is sent. */
function asDraft<Values>(draft: z.output<typeof Stored>): Draft<Values> {
  return draft as Draft<Values>
}
