import { useEffect, useLayoutEffect } from 'react'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { saved as t } from '#messages/common.ts'
import { readHomeKey } from '#ui/saved/home-key.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { notifyFromShell } from './toasts.ts'

/**
 * All hearts of the page (`ui/saved/save-button.tsx`), by one listener for the whole document: those that the server
 * rendered get their state here and are pressed here, hydrated or not.
 */
export function useHearts(): void {
  // In the commit: from here on early presses are repeated.
  useLayoutEffect(() => {
    mark()
    document.addEventListener('click', press)
    const unsubscribe = savedHomes.subscribe(mark)
    return () => {
      document.removeEventListener('click', press)
      unsubscribe()
    }
  }, [])
  // After the effects of the parts that show what is saved, so that nothing flickers.
  useEffect(() => globalThis.aanganEarlyHearts?.(), [])
}

function mark(): void {
  const homes = savedHomes.read()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const home = readHomeKey(heart.dataset.save ?? '')
    if (home) heart.setAttribute('aria-pressed', String(homes.has(home.key)))
  }
}

function press({ target }: Event): void {
  const heart = target instanceof Element && target.closest<HTMLElement>('[data-save]')
  if (!heart) return
  const { save = '', title = '', price } = heart.dataset
  const home = readHomeKey(save)
  if (!home) return
  const outcome = savedHomes.read().has(home.key)
    ? savedHomes.remove(home.key)
    : savedHomes.save(home.key, { title, price: price === undefined ? null : Number(price) })
  if (outcome === 'unkept') notifyFromShell('failure', t.unkept)
  if (outcome === 'full') notifyFromShell('failure', t.full({ most: mostSavedHomes }))
}
