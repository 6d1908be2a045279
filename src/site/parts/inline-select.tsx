import type { ComponentProps } from 'react'

/** A choice in a line of text, for what scripts beside React keep and show. */
export function InlineSelect({
  id,
  label,
  children,
  ...select
}: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2.5">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        defaultValue=""
        // What a browser remembers of a form is not what was chosen.
        autoComplete="off"
        className="min-h-11 max-w-full rounded-input border border-current/40 bg-transparent select-arrow ps-3 pe-9 text-inherit [&>option]:bg-white [&>option]:text-ink"
        {...select}
      >
        {children}
      </select>
    </p>
  )
}
