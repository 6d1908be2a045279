import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { breakpoints, header as limits } from '#contract/limits.ts'
import { shell as t } from '#messages/site.ts'
import { EndMark } from '#ui/end-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { Overlay } from '#ui/use-overlay.ts'
import { headerLook, hidesHeaderOnPhones } from './header-look.ts'
import { InquiryButton } from './inquiry-button.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { isActive, type MenuItem, menu } from './menu.ts'
import { PropertySearchBox } from './property-search.tsx'
import { SavedLink } from './saved-link.tsx'
import { usePropertySearch } from './use-property-search.ts'
import { useShownPath } from './use-shown-path.ts'

const looks = {
  default: 'bg-white text-ink',
  fancy: 'bg-white text-ink shadow-[0_1px_0_var(--color-line),0_10px_30px_rgb(16_32_26/0.06)]',
  bordered: 'bg-white text-ink border-b border-line',
  // Over a phone's narrow picture the ground is solid (the 768 px breakpoint of S2.4).
  'custom-default': 'on-dark bg-green-900 text-white md:bg-transparent max-nav:noscript:bg-green-900',
}

/** The fixed header (S2.4). */
export function Header({ drawer }: { drawer: Overlay }) {
  const { pathname } = useLocation()
  const [isExpanded, setExpanded] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const scrolled = useScrolled()
  const search = usePropertySearch(() => setSearching(false))
  const isMenuOpen = isExpanded || drawer.isOpen
  const shownPath = useShownPath()
  const { look, menu: menuState } = headerLook(shownPath, scrolled, isMenuOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page folds the menu
  useEffect(() => setExpanded(false), [pathname])

  function toggleMenu() {
    if (window.innerWidth < breakpoints.drawerBelow) drawer.open()
    else setExpanded((open) => !open)
  }
  function toggleSearch() {
    search.clear()
    setSearching((shown) => !shown)
  }

  // An opened menu needs a ground to stand on, also over the home page's picture.
  const isOverPicture = look === 'custom-default' && !isExpanded
  const ground = look === 'custom-default' && isExpanded ? looks.default : looks[look]
  return (
    <header
      data-look={look}
      data-menu={menuState}
      className={`fixed inset-x-0 top-0 z-40 transition-colors duration-200 print:hidden max-nav:noscript:relative ${ground} ${hidesHeaderOnPhones(shownPath) ? 'max-shell:hidden' : ''}`}
    >
      <div className="paint-whole column flex h-(--header-height) items-center sm:gap-3 nav:gap-6">
        <button
          type="button"
          aria-label={t.menu}
          aria-expanded={isMenuOpen}
          onClick={toggleMenu}
          className={`${iconButton} -ms-2.5 noscript:hidden nav:hidden`}
        >
          <Icon name={isExpanded ? 'cross' : 'menu'} size={24} />
        </button>
        <div className={`max-nav:noscript:ms-10 ${isOverPicture ? '' : 'text-green-700'}`}>
          <Logo />
        </div>
        <nav
          aria-label={t.mainMenu}
          className="ms-auto flex gap-[clamp(14px,1.7vw,26px)] text-[0.9375rem] max-nav:hidden"
        >
          {menu.map((item) => (
            <MenuLink key={item.name} item={item} path={pathname} />
          ))}
        </nav>
        <PropertySearchBox search={search} className="w-38 text-sm max-nav:hidden" />
        <button
          type="button"
          aria-label={isSearching ? t.closeSearch : t.openSearch}
          aria-expanded={isSearching}
          onClick={toggleSearch}
          className={`${iconButton} ms-auto noscript:hidden nav:hidden`}
        >
          <Icon name={isSearching ? 'cross' : 'search'} size={24} />
        </button>
        <SavedLink className={`${iconButton} noscript:hidden max-[19rem]:hidden`} />
        <LanguageLink className="tap-link min-h-6 min-w-7 shrink-0 text-center text-[0.9375rem] leading-6 max-sm:me-1 max-sm:text-sm max-nav:noscript:ms-auto max-[22rem]:hidden" />
        <InquiryButton />
        <EndMark />
      </div>
      {isSearching && (
        <div className="column pb-3 nav:hidden">
          <PropertySearchBox search={search} numeric autoFocus />
        </div>
      )}
      {isExpanded && (
        <nav aria-label={t.mainMenu} className="column flex flex-wrap gap-x-7 gap-y-2 pb-4 nav:hidden">
          {menu.map((item) => (
            <MenuLink key={item.name} item={item} path={pathname} />
          ))}
        </nav>
      )}
      <noscript>
        <details className="nav:hidden">
          <summary
            aria-label={t.menu}
            className={`${iconButton} absolute start-1.5 top-4 list-none md:start-3.5 [&::-webkit-details-marker]:hidden`}
          >
            <Icon name="menu" size={24} />
          </summary>
          <div className="column pb-2">
            <PropertySearchBox search={search} numeric />
          </div>
          <nav aria-label={t.menu} className="column flex flex-wrap gap-x-5 pb-2">
            {menu.map(({ name, label, path, leavesSite }) => (
              <a key={name} href={leavesSite ? path : localPath(path)} className="tap-link">
                {label}
              </a>
            ))}
          </nav>
        </details>
      </noscript>
    </header>
  )
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full [&>svg]:size-5.5'

function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  const active = isActive(item, path)
  const look = `border-b-2 py-1.5 transition-colors duration-150 ${active ? 'border-current font-medium text-green-700 [.on-dark_&]:text-inherit' : 'border-transparent hover:border-current/40'}`
  if (item.leavesSite) {
    return (
      <a href={item.path} className={look}>
        {item.label}
      </a>
    )
  }
  return (
    <SiteLink href={item.path} aria-current={active ? 'page' : undefined} className={look}>
      {item.label}
    </SiteLink>
  )
}

/** The scroll position in px, updated once scrolling has rested 15 ms. */
function useScrolled(): number {
  const [scrolled, setScrolled] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => setScrolled(window.scrollY)
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(read, limits.scrollDebounceMs)
    }
    read()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return scrolled
}
