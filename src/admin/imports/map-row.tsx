import type { ReactNode } from 'react'

/** One line of the mapping: what is asked, and the answer. */
export function MapRow({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[200px_minmax(0,1fr)]">
      <div>
        <p className="font-medium md:pt-2.5">{label}</p>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </div>
  )
}

/** What is taken where the file does not say it, with its label in front. */
export function DefaultPick({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted">
        {label}
      </span>
      {children}
    </div>
  )
}

/** One of several; with `none` there is a choice of nothing, whose value is the empty text. */
export function Pick({
  label,
  value,
  options,
  none,
  onValue,
}: {
  label: string
  value: string
  options: ReadonlyArray<readonly [value: string, label: string]>
  none?: string
  onValue: (value: string) => void
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      className="min-h-11 w-60 max-w-full rounded-input border border-field bg-white select-arrow px-3 pe-9"
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  )
}
