import { useEffect } from 'react'
import { setActiveHome, useActiveHome, watchCards } from './active-home.ts'
import { resultListId } from './result-list.ts'

/** Highlights the card of the active pin, and the pin of the active card. */
export function useCardHighlight(): void {
  const active = useActiveHome()
  useEffect(() => {
    const list = document.getElementById(resultListId)
    if (!list) return
    const unwatch = watchCards(list)
    return () => {
      unwatch()
      setActiveHome(undefined)
    }
  }, [])
  useEffect(() => {
    if (active?.from !== 'map') return
    const card = document.querySelector(`#${resultListId} [data-listing="${active.id}"]`)
    card?.setAttribute('data-active', '')
    return () => card?.removeAttribute('data-active')
  }, [active])
}
