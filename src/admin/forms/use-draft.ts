import { useEffect, useRef } from 'react'
import type { Drafts } from './drafts.ts'
import { changes } from './merge.ts'
import type { Origin } from './open-form.ts'
import type { Form } from './use-form.ts'

/** Stores what is typed, from the first change on until it is saved; asks before leaving the page would lose it. */
export function useDraft<Item extends { version: number }, Values extends object>(
  { values, isChanged }: Form<Values>,
  origin: Origin<Item, Values>,
  drafts: Drafts<Values>,
): void {
  const seen = useRef({ values, origin })
  const latest = useRef(drafts)
  latest.current = drafts
  useEffect(() => {
    if (seen.current.values === values && seen.current.origin === origin) return
    seen.current = { values, origin }
    const { item, base, isBaseKnown } = origin
    const version = item?.version ?? null
    if (!isChanged) void latest.current.remove()
    else
      latest.current.write({
        version,
        base: isBaseKnown ? base : undefined,
        values: changes(values, base),
      })
  }, [values, isChanged, origin])

  const isUnsafe = isChanged && drafts.isUnsafe
  useEffect(() => {
    if (!isUnsafe) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsafe])
}
