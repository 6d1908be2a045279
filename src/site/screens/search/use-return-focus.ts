import { useLayoutEffect } from 'react'

/** The address of the link by which each entry of the browser's history was left, in this visit. */
const leftBy = new Map<string, string>()

/** The router's name of the entry; its own state may still be that of the page before. */
const currentEntry = () => String(window.history.state?.__TSR_key)

/**
 * Back returns the keyboard to the card that was opened; where the page was scrolled to, the shell remembers. Other
 * `results` may replace the card that has it.
 */
export function useReturnFocus(results: unknown): void {
  // Back from a skeleton shows again what it hid, for which React runs layout effects alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards in the page are those of the results
  useLayoutEffect(() => {
    const link = leftBy.get(currentEntry())
    const focus = () => {
      // A visitor who has gone on to a field or a button stays there.
      if (document.activeElement?.matches('body, main'))
        document.querySelector<HTMLElement>(`main [href="${link}"]`)?.focus({ preventScroll: true })
    }
    // The shell gives the focus to a new page's content in an effect that follows this one.
    if (link) queueMicrotask(focus)
  }, [results])
  useLayoutEffect(() => {
    const remember = ({ target }: Event) => {
      const address = target instanceof Element && target.closest('main article a')?.getAttribute('href')
      if (address) leftBy.set(currentEntry(), address)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
}
