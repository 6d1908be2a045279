/** What hearts do: loaded once one is pressed, or where homes are saved. */
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { saved as t } from '#messages/common.ts'
import { readHomeKey } from '#ui/saved/home-key.ts'
import { savedCount } from '#ui/saved/saved-count.ts'
import { parsePressed } from '#ui/saved/saved-format.ts'
import { type SaveOutcome, savedHomes } from '#ui/saved/saved-homes.ts'
import { pressedKey } from '#ui/saved/saved-key.ts'
import { notifyFromShell } from './toasts.ts'

/** Saves what was pressed, and gives all hearts and the header their state, now and with every change. */
export function showSaved(): void {
  // The same listener twice is one.
  savedHomes.subscribe(mark)
  const outcomes = takePressed().map(pressHeart)
  mark()
  // From here on the hearts say it themselves.
  globalThis.aanganEarlyHearts?.()
  if (outcomes.includes('unkept')) notifyFromShell('failure', t.unkept)
  if (outcomes.includes('full')) notifyFromShell('failure', t.full({ most: mostSavedHomes }))
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
function pressHeart({ save = '', title = '', price }: DOMStringMap): SaveOutcome {
  const home = readHomeKey(save)
  if (!home) return 'kept'
  return savedHomes.read().has(home.key)
    ? savedHomes.remove(home.key)
    : savedHomes.save(home.key, { title, price: price === undefined ? null : Number(price) })
}

/** What was pressed on a page that was left before this code had come, then on this one. */
function takePressed(): DOMStringMap[] {
  const here = globalThis.aanganPressedHearts?.splice(0) ?? []
  try {
    const before = parsePressed(localStorage.getItem(pressedKey))
    localStorage.removeItem(pressedKey)
    return [...before, ...here]
  } catch {
    return here
  }
}
