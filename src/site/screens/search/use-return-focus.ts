import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The address of the link by which each entry of the browser's history was left, in this visit. */
const leftBy = new Map<string, string>()

/** Back returns the keyboard to the card that was opened; where the page was scrolled to, the shell remembers. */
export function useReturnFocus(): void {
  const entry = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key ?? '' })
  useEffect(() => {
    const link = leftBy.get(entry)
    leftBy.delete(entry)
    if (link) document.querySelector<HTMLElement>(`main [href="${link}"]`)?.focus({ preventScroll: true })
    const remember = ({ target }: Event) => {
      const address = target instanceof Element && target.closest('main article a')?.getAttribute('href')
      if (address) leftBy.set(entry, address)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [entry])
}
