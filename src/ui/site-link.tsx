import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { localPath } from './local-path.ts'

/**
 * A real link whose address is already written, such as `searchAddress(…)`: a plain click goes there without
 * loading the page anew, any other click (new tab, new window) is the browser's. Use the router's `Link` where the
 * address is a route with parameters.
 */
export function SiteLink({
  href,
  replace = false,
  onClick,
  ...rest
}: { href: string; replace?: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  const router = useRouter()
  // Whoever points at a link is about to go there: what it leads to is fetched meanwhile.
  const prepare = () => {
    if (!href.includes('?')) void router.preloadRoute({ to: href })
  }
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event, event.currentTarget)) return
    event.preventDefault()
    void router.navigate({ href, replace })
  }
  return <a href={localPath(href)} onClick={go} onPointerEnter={prepare} onTouchStart={prepare} {...rest} />
}

/** Whether the browser would open it here, and not in a window of its own. */
export function isPlainClick(
  event: Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
  { target }: HTMLAnchorElement,
): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && (!target || target === '_self')
}
