import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { adminShell as t } from '#messages/admin.ts'
import { navGroupsFor } from './nav-items.ts'

/** The side bar's links, in groups. */
export function Navigation({
  permissions,
  onLeave,
}: {
  permissions: readonly Permission[]
  /** Called when a link is followed. */
  onLeave?: () => void
}) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the current one then
  useEffect(() => {
    if (nav.current) showActive(nav.current)
  }, [pathname])
  return (
    <nav ref={nav} aria-label={t.admin} className="stack-5">
      {navGroupsFor(permissions).map(({ title, places }) => (
        <div key={title ?? 'work'}>
          {title && <h2 className="mb-1 px-3 text-sm font-normal text-muted">{title}</h2>}
          <ul>
            {places.map(({ label, path, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  activeOptions={{ exact: path === '/', includeSearch: false }}
                  {...(onLeave && { onClick: onLeave })}
                  className="flex min-h-10 items-center gap-3 rounded-card px-3 hover:bg-sand data-[status=active]:bg-green-50 data-[status=active]:font-medium data-[status=active]:text-green-800"
                >
                  <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Scrolls to the current link by hand: after scrollIntoView Chromium's next Tab would go on from there. */
function showActive(nav: HTMLElement): void {
  const active = nav.querySelector('[data-status=active]')
  const holder = findScroller(nav)
  if (!active || !holder) return
  const [shown, link] = [holder.getBoundingClientRect(), active.getBoundingClientRect()]
  if (link.top < shown.top) holder.scrollTop -= shown.top - link.top
  else if (link.bottom > shown.bottom) holder.scrollTop += link.bottom - shown.bottom
}

function findScroller(element: Element): Element | null {
  const parent = element.parentElement
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return findScroller(parent)
}
