import { type ReactNode, useState } from 'react'
import { searchFilters as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useClosing } from '#ui/use-closing.ts'

/** A box of the filter bar: its label above the current choice. */
export const boxClass =
  'block min-h-13.5 w-full rounded-card border border-line bg-white py-1.5 pe-6 ps-2.5 text-start text-[0.9375rem] font-medium transition-colors duration-150 hover:border-field min-[90rem]:pe-8 min-[90rem]:ps-3.5'
export const boxLabelClass = 'block truncate text-xs font-normal text-muted'

/**
 * A filter that opens under its box. It is the browser's own disclosure, so that it opens without JavaScript; its
 * button then sends the form. Escape and a click beside it close it; only one is open at a time.
 */
export function FilterPopover({
  label,
  chosen,
  align = 'start',
  className = '',
  children,
}: {
  label: string
  /** The current choice, in words. */
  chosen: string
  align?: 'start' | 'end'
  className?: string
  /** The contents, which are reduced until a visitor approaches the box. */
  children: (isNear: boolean) => ReactNode
}) {
  const { box, isOpen, onToggle } = useClosing()
  const [wasNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  return (
    <details
      ref={box}
      name="filter"
      onToggle={onToggle}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      className={`group/filter relative ${className}`}
    >
      <summary
        className={`${boxClass} relative list-none group-open/filter:border-ink [&::-webkit-details-marker]:hidden`}
      >
        <span className={boxLabelClass}>{label}</span>
        <span className="block truncate">{chosen}</span>
        <Icon
          name="down"
          className="absolute end-1.5 bottom-3 min-[90rem]:end-2.5 text-muted transition-transform duration-150 group-open/filter:rotate-180"
        />
      </summary>
      <div
        className={`absolute top-[calc(100%+8px)] z-20 max-h-[min(var(--window-height)*0.7,560px)] w-86 overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-5 shadow-raised max-lg:inset-x-0 max-lg:w-auto ${align === 'end' ? 'end-0' : 'start-0'}`}
      >
        {children(wasNear || isOpen)}
        <Button
          type="submit"
          variant="tint"
          wide
          className="mt-4"
          onClick={() => {
            if (box.current) box.current.open = false
          }}
        >
          {t.showResults}
        </Button>
      </div>
    </details>
  )
}
