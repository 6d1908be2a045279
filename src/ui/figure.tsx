import { formatNumber } from '#messages/format-number.ts'

/** A large number with what it counts, in a `<dl>`; nothing where it could not be counted. */
export function Figure({ value, label }: { value: number | undefined; label: string }) {
  if (value === undefined) return null
  return (
    <div className="flex flex-col-reverse justify-end border-line sm:border-s sm:ps-6">
      <dt className="text-muted">{label}</dt>
      <dd className="text-4xl font-semibold tracking-tight tabular-nums">{formatNumber(value)}</dd>
    </div>
  )
}
