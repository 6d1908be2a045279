import { useEffect } from 'react'

/** The address of the link by which each entry of the browser's history was left, in this visit. */
const leftBy = new Map<string, string>()

/** The router's name of the entry; its own state may still be that of the page before. */
const currentEntry = () => String(window.history.state?.__TSR_key)

/** Back returns the keyboard to the card that was opened; where the page was scrolled to, the shell remembers. */
export function useReturnFocus(): void {
  useEffect(() => {
    const link = leftBy.get(currentEntry())
    if (link) document.querySelector<HTMLElement>(`main [href="${link}"]`)?.focus({ preventScroll: true })
    const remember = ({ target }: Event) => {
      const address = target instanceof Element && target.closest('main article a')?.getAttribute('href')
      if (address) leftBy.set(currentEntry(), address)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
}
