import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type Texts = Record<string, string>

/**
 * State that outlives a reload of the tab, for what a visitor typed. Gives the values, a setter and a function that
 * forgets. Without a name it is plain state; where the browser keeps nothing, too. `standing` reads what stands in the
 * fields: what was typed before the page was live is state as well.
 */
export function useDraft<Values extends Texts>(
  name: string | undefined,
  initial: Values,
  standing?: (values: Values) => Partial<Values>,
) {
  const [values, setValues] = useState(initial)
  const key = name && `aangan-draft-${name}`
  const typedBefore = useEffectEvent(() => standing?.(values))

  // After the page is live, so that what the server rendered and what is taken over are the same.
  useEffect(() => {
    const kept = (key && read(key)) || {}
    const typed = typedBefore()
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
    if (key) attempt(() => sessionStorage.removeItem(key))
  }, [key])
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

/** Storage may be full or forbidden; a draft is a help, never a condition. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
