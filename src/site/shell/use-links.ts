import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pathInLanguage, splitLanguage } from '#contract/language-paths.ts'
import { type Language, languages } from '#messages/languages.ts'
import { rememberLanguage } from './chosen-language.ts'

/** What the router does not show: files, and what leads on from here. */
const page = /^\/(?!(api|blog|feeds|media|office|admin)\b)[^.]*$/

/**
 * All links of the page, by one listener each for the whole document: a plain click on a `SiteLink`, or on a link in a
 * text of the agency's, goes there without loading the page anew; any other click (new tab, new window) is the
 * browser's. Whoever points at a link is about to go there: what it leads to is fetched meanwhile.
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
  const language = languageOf(link)
  if (language)
    link.href = pathInLanguage(splitLanguage(location.pathname).target + location.search, language)
  else if (leadsOn(link) && !link.search) {
    void router.preloadRoute({ to: splitLanguage(link.pathname).target })
  }
}

function follow(router: AnyRouter, event: MouseEvent): void {
  const link = linkAt(event.target)
  if (!link) return
  // Asks for the page's data again, which stays where the visitor reads.
  if (link.dataset.reload !== undefined && isPlainClick(event, link)) {
    event.preventDefault()
    void router.invalidate()
    return
  }
  const language = languageOf(link)
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
  // The router does not scroll again to a part of the page that is in the address already.
  if (hash) void going.then(() => document.getElementById(hash.slice(1))?.scrollIntoView())
}

/** Of the link to the same page in the other language, which may stand in a part that knows the first page alone. */
function languageOf(link: HTMLAnchorElement): Language | undefined {
  return languages.find((language) => language === link.dataset.language)
}

/** Whether it leads to a page that the router shows. */
function leadsOn(link: HTMLAnchorElement): boolean {
  if (link.dataset.soft !== undefined) return true
  return link.matches('.prose a') && link.origin === location.origin && !link.hash && page.test(link.pathname)
}

/** Whether the browser would open it here, and not in a window of its own. */
function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && (!target || target === '_self')
}
