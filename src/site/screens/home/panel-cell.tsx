import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'

/** One cell of the search panel. */
export function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`relative min-w-0 px-1 nav:border-s nav:border-line nav:px-2.5 nav:first:border-s-0 ${className}`}
    >
      {children}
    </div>
  )
}

export const cellLabelClass =
  'pointer-events-none absolute top-[0.5rem] start-3 text-[0.8125rem] text-muted nav:start-4.5'
export const cellValueClass =
  'block min-h-14 w-full truncate rounded-input bg-transparent pt-[1.5rem] pe-6 pb-1.5 ps-2 text-start font-medium hover:bg-sand'

/** The device's own select in a cell. */
export function CellSelect({
  label,
  onValue,
  className,
  children,
  ...select
}: {
  label: string
  name: string
  value?: string
  onValue?: (value: string) => void
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Cell {...(className && { className })}>
      <label htmlFor={id} className={cellLabelClass}>
        {label}
      </label>
      <select
        id={id}
        {...select}
        onChange={({ currentTarget }) => onValue?.(currentTarget.value)}
        className={cellValueClass}
      >
        {children}
      </select>
      <Icon name="down" className="pointer-events-none absolute end-3 bottom-4 text-muted nav:end-4" />
    </Cell>
  )
}
