import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { shell as t } from '#messages/site.ts'
import { DialogToasts } from '#ui/dialog-toasts.ts'
import { NavigationBar } from '#ui/navigation-bar.tsx'
import { staticPart } from '#ui/static-part.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { Drawer } from './drawer.tsx'
import { useEarlyPresses } from './early-presses.ts'
import { Header } from './header.tsx'
import { hidesHeaderOnPhones } from './header-look.ts'
import { useHearts } from './hearts.ts'
import { InquiryModal } from './inquiry-modal.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { showsSkeleton } from './scroll-position.ts'
import { useStartUp } from './start-up.ts'
import { Toaster } from './toaster.tsx'
import { useLinks } from './use-links.ts'
import { useReadingChoices } from './use-reading-choices.ts'
import { useShownPath } from './use-shown-path.ts'

const Footer = staticPart(async () => (await import('./footer.tsx')).Footer)

/** Header on top, content, footer, and what may lie over them. */
export function Shell({ children }: { children: ReactNode }) {
  const drawer = useOverlay()
  const shownPath = useShownPath()
  const main = useRef<HTMLElement>(null)
  useStartUp()
  useFocusOnNewPage(main, shownPath)
  useLinks()
  useHearts()
  useReadingChoices()
  useEarlyPresses()
  const isUnderHeader = shownPath === '/'
  // Without scripts the menu is open, in a header that is part of the page's flow.
  const room = isUnderHeader ? '' : 'pt-(--header-height) max-nav:noscript:pt-0'
  return (
    <DialogToasts value={Toaster}>
      <a
        href="#content"
        className="fixed -top-20 start-3 z-50 rounded-card bg-white px-4 py-2.5 font-medium focus:top-3 focus:shadow-raised print:hidden"
      >
        {t.skip}
      </a>
      <NavigationBar />
      <Header drawer={drawer} />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={`min-h-[70vh] outline-none ${room} ${hidesHeaderOnPhones(shownPath) ? 'max-shell:pt-0' : ''}`}
      >
        {children}
      </main>
      <Footer />
      <Drawer overlay={drawer} />
      <InquiryModal />
      <Toaster />
      <RouteAnnouncer main={main} />
    </DialogToasts>
  )
}

/**
 * After a navigation the keyboard and the screen reader go on at the new page's content, and who waits for it sees its
 * skeleton from the top. The router scrolls once the content is there.
 */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, path: string) {
  const router = useRouter()
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (showsSkeleton(router)) scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [router, main, path])
}
