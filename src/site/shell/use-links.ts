import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pathInLanguage, splitLanguage } from '#contract/language-paths.ts'
import { type Language, languages } from '#messages/languages.ts'
import { rememberLanguage } from './chosen-language.ts'

/** Paths that are no pages of the router: files, the API and other apps. */
const page = /^\/(?!(api|blog|feeds|media|office|admin)\b)[^.]*$/

/**
 * All links of the page, by one listener each for the whole document: a plain click on a `SiteLink`, or on
 * a link in a text of the agency's, goes there without reloading the page; any other click (new tab, new
 * window) is left to the browser. Pointing at a link prefetches its page.
 */
export function useLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let pointedAt: HTMLAnchorElement | undefined
    const point = ({ target }: Event) => {
      const link = linkAt(target)
      if (link === pointedAt) return
      pointedAt = link
      if (link) prepare(router, link)
    }
    document.addEventListener('click', (event) => follow(router, event), { signal })
    document.addEventListener('pointerover', point, { signal, passive: true })
    document.addEventListener('touchstart', point, { signal, passive: true })
    return () => listening.abort()
  }, [router])
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest('a')) || undefined
}

function prepare(router: AnyRouter, link: HTMLAnchorElement): void {
  const language = linkLanguage(link)
  if (language)
    link.href = pathInLanguage(splitLanguage(location.pathname).target + location.search, language)
  else if (leadsOn(link) && !link.search) {
    void router.preloadRoute({ to: splitLanguage(link.pathname).target })
  }
}

function follow(router: AnyRouter, event: MouseEvent): void {
  const link = linkAt(event.target)
  if (!link) return
  // Reloads the page's data; the scroll position stays.
  if (link.dataset.reload !== undefined && isPlainClick(event, link)) {
    event.preventDefault()
    void router.invalidate()
    return
  }
  const language = linkLanguage(link)
  if (language) {
    prepare(router, link)
    rememberLanguage(language)
  }
  if (event.defaultPrevented || !leadsOn(link) || !isPlainClick(event, link)) return
  event.preventDefault()
  const { target } = splitLanguage(link.pathname)
  const { hash } = link
  const going = router.navigate({
    href: target + link.search + hash,
    replace: link.dataset.soft === 'replace',
  })
  // The router does not scroll again to a fragment that is in the address already.
  if (hash) void going.then(() => document.getElementById(hash.slice(1))?.scrollIntoView())
}

/** The language of a link to the same page in the other one; its own path may be that of the first page. */
function linkLanguage(link: HTMLAnchorElement): Language | undefined {
  return languages.find((language) => language === link.dataset.language)
}

/** Whether it leads to a page of the router. */
function leadsOn(link: HTMLAnchorElement): boolean {
  if (link.dataset.soft !== undefined) return true
  return link.matches('.prose a') && link.origin === location.origin && !link.hash && page.test(link.pathname)
}

/** Whether the browser would open it here, and not in another window. */
function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && (!target || target === '_self')
}
