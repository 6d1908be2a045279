import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { attempt, draftKey, forgetDraft } from './draft-storage.ts'

type Texts = Record<string, string>

/**
 * State for what a visitor types, which survives a reload of the tab. Returns the values, a setter and a function that
 * deletes the draft. Without a name, or without session storage, it is plain state. `readTypedEarly` reads the values
 * that were typed into the fields before the page's scripts had loaded.
 */
export function useDraft<Values extends Texts>(
  name: string | undefined,
  initial: Values,
  readTypedEarly?: (values: Values) => Partial<Values>,
) {
  const [values, setValues] = useState(initial)
  const key = name && draftKey(name)
  const typedEarly = useEffectEvent(() => readTypedEarly?.(values))

  // After hydration, whose first rendering must match the server's.
  useEffect(() => {
    const kept = (key && read(key)) || {}
    const typed = typedEarly()
    if (Object.keys({ ...kept, ...typed }).length > 0)
      setValues((now) => ({ ...now, ...onlyKnown(kept, now), ...typed }))
  }, [key])

  const keep = useCallback(
    (next: Values) => {
      setValues(next)
      if (key) attempt(() => sessionStorage.setItem(key, JSON.stringify(next)))
    },
    [key],
  )
  const forget = useCallback(() => {
    if (name) forgetDraft(name)
  }, [name])
  return [values, keep, forget] as const
}

function read(key: string): Texts | undefined {
  const text = attempt(() => sessionStorage.getItem(key))
  return text ? attempt(() => JSON.parse(text)) : undefined
}

/** A draft of an older form may have other fields. */
function onlyKnown<Values extends Texts>(kept: Texts, values: Values): Partial<Values> {
  const known = Object.entries(kept).filter(([name, text]) => name in values && typeof text === 'string')
  // The entries are those of Values whose texts were kept.
  return Object.fromEntries(known) as Partial<Values>
}
