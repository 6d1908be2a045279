import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { isPlainClick } from '#ui/site-link.tsx'

/** What the router does not show: files, and what leads on from here. */
const page = /^\/(?!(api|blog|feeds|media|office|admin)\b)[^.]*$/

/** Links in texts that come as HTML go the way of all others: to a page of the site without loading it anew. */
export function useTextLinks(main: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.prose a')
      if (!link || link.origin !== location.origin || link.hash || !page.test(link.pathname)) return
      if (!isPlainClick(event, link)) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search })
    }
    const box = main.current
    box?.addEventListener('click', go)
    return () => box?.removeEventListener('click', go)
  }, [main, router])
}
