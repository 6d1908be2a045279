import type { ReactNode } from 'react'
import { type CarouselWindow, visiblePart } from '#contract/content/carousel-window.ts'
import { home as t } from '#messages/site.ts'
import { buttonClass, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** A section of the home page: its heading, a line about it, and content at its right. */
export function Section({
  id,
  title,
  text,
  more,
  aside,
  ground = '',
  children,
}: {
  id?: string
  title: string
  text?: string
  /** The link to the full list. */
  more?: { href: string; label: string }
  aside?: ReactNode
  ground?: string
  children: ReactNode
}) {
  return (
    <section {...(id && { id })} className={`section ${ground}`}>
      <div className="column">
        <div className="mb-6 flex large-text:flex-wrap items-end justify-between gap-6 md:mb-7">
          <div>
            <h2 className="text-3xl">{title}</h2>
            {text && <p className="mt-1.5 text-muted">{text}</p>}
          </div>
          <div className="flex shrink-0 items-center gap-5">
            {more && (
              <SiteLink
                href={more.href}
                className="font-medium text-green-700 underline-offset-4 hover:underline max-md:hidden"
              >
                {more.label}
              </SiteLink>
            )}
            {aside}
          </div>
        </div>
        {children}
        {more && (
          <SiteLink href={more.href} className={`${buttonClass({ wide: true })} mt-5 md:hidden`}>
            {more.label}
          </SiteLink>
        )}
      </div>
    </section>
  )
}

/** The two buttons that move a window by a page. */
export function Arrows({
  previous,
  next,
  onMove,
  onNear,
}: {
  previous: string
  next: string
  onMove: (direction: 'next' | 'previous') => void
  /** Called when the pointer or the focus reaches a button. */
  onNear?: () => void
}) {
  const reach = { onPointerEnter: onNear, onFocus: onNear }
  return (
    <div className="flex gap-2 noscript:hidden">
      <IconButton label={previous} {...reach} onClick={() => onMove('previous')}>
        <Icon name="left" size={20} />
      </IconButton>
      <IconButton label={next} {...reach} onClick={() => onMove('next')}>
        <Icon name="right" size={20} />
      </IconButton>
    </div>
  )
}

/**
 * The items of a window: a row to swipe on phones, a grid on wider screens. Announces the visible part to
 * screen readers once it has moved.
 */
export function WindowRow<Item extends { id: number }>({
  items,
  window,
  columns,
  children,
}: {
  items: readonly Item[]
  window: CarouselWindow
  columns: string
  children: (item: Item, at: number) => ReactNode
}) {
  const { startIndex, endIndex } = visiblePart(window, items.length)
  const shown = items.slice(startIndex, endIndex)
  return (
    <>
      <ul
        key={startIndex}
        className={`card-row grid gap-4 max-md:-mx-4 max-md:auto-cols-[min(84%,340px)] max-md:grid-flow-col max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:gap-6 ${columns}`}
      >
        {shown.map((item, at) => (
          <li key={item.id} className="min-w-0 snap-start">
            {children(item, at)}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {startIndex > 0 &&
          t.position({ from: startIndex + 1, to: startIndex + shown.length, total: items.length })}
      </p>
    </>
  )
}
