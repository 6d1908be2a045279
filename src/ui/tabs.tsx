import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { arrowKeys } from './reading-direction.ts'
import { useHydrated } from './use-hydrated.ts'

export type Tab<Name extends string> = {
  name: Name
  label: string
  /** How much is behind it. */
  count?: number
  /** The page on which it is chosen, for visitors without JavaScript. */
  href: string
}

/** A choice of what a panel shows: by click, or by the arrow keys, Home and End as in every tab list. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  label: string
  tabs: ReadonlyArray<Tab<Name>>
  selected: Name
  onSelect: (name: Name) => void
  /** The panel of the selected tab. */
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Links until React is there: then Tab leads to the selected one alone, and the arrows to the others.
  const isLive = useHydrated()

  const select = (event: MouseEvent, name: Name) => {
    event.preventDefault()
    onSelect(name)
  }
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === selected)
    const to = nextTab(event.key, at, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="flex flex-wrap gap-2">
        {tabs.map(({ name, label: text, count, href }) => (
          <a
            key={name}
            id={`${id}-${name}`}
            role="tab"
            data-tab={name}
            href={href}
            rel="nofollow"
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={isLive && name !== selected ? -1 : 0}
            onClick={(event) => select(event, name)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-5 font-medium transition-colors duration-150 hover:border-field aria-selected:border-green-700 aria-selected:bg-green-50 aria-selected:text-green-700"
          >
            {text}
            {count !== undefined && (
              <span aria-hidden="true" className="text-sm font-normal text-muted tabular-nums">
                {count}
              </span>
            )}
          </a>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className="mt-5">
        {children}
      </div>
    </>
  )
}

function nextTab(key: string, at: number, count: number): number | undefined {
  const { previous, next } = arrowKeys()
  switch (key) {
    case next:
      return (at + 1) % count
    case previous:
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      // A link is pressed by Enter alone, a tab by the space bar as well; the selected one has the focus.
      return at
    default:
      return undefined
  }
}
