import { useEffect, useState } from 'react'
import { type Answer, call } from '../api.ts'

type City = Answer<'cities'>[number]

const none: readonly City[] = []
let asked: Promise<City[]> | undefined

/** The cities once they are wanted; loaded once per visit, empty until then. Browser only. */
export function useCities(isWanted: boolean): readonly City[] {
  const [cities, setCities] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    asked ??= call('cities')
    asked.then(
      (found) => isShown && setCities(found),
      // The next component that needs them loads them again.
      () => {
        asked = undefined
      },
    )
    return () => {
      isShown = false
    }
  }, [isWanted])
  return isWanted ? cities : none
}
