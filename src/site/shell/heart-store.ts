/** What hearts do: loaded once one is pressed, or where homes are saved. */
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { saved as t } from '#messages/common.ts'
import { readHomeKey } from '#ui/saved/home-key.ts'
import { savedCount } from '#ui/saved/saved-count.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { notifyFromShell } from './toasts.ts'

/** Gives all hearts and the header their state, now and with every change. */
export function showSaved(): void {
  // The same listener twice is one.
  savedHomes.subscribe(mark)
  mark()
  // From here on the hearts say it themselves.
  globalThis.aanganEarlyHearts?.()
}

function mark(): void {
  const homes = savedHomes.read()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const home = readHomeKey(heart.dataset.save ?? '')
    if (home) heart.setAttribute('aria-pressed', String(homes.has(home.key)))
  }
  savedCount.tell(homes.size)
}

/** Saves or removes the home of a heart, by its `data-` attributes. */
export function pressHeart({ save = '', title = '', price }: DOMStringMap): void {
  const home = readHomeKey(save)
  if (!home) return
  const outcome = savedHomes.read().has(home.key)
    ? savedHomes.remove(home.key)
    : savedHomes.save(home.key, { title, price: price === undefined ? null : Number(price) })
  showSaved()
  if (outcome === 'unkept') notifyFromShell('failure', t.unkept)
  if (outcome === 'full') notifyFromShell('failure', t.full({ most: mostSavedHomes }))
}
