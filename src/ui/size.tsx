import { formatSize, isLocalUnit, type Size as Measured } from '#contract/listings/convert-size.ts'

/** The square feet behind a size and the marla it was measured in: '2,000 sq ft at 250 a marla' (D9). */
export function SizeInSquareFeet({ size }: { size: Measured & { sqft: number; marlaBasis: number } }) {
  if (size.unit === 'sqft') return null
  return (
    <span className="whitespace-nowrap text-muted tabular-nums">
      {formatSize({ value: size.sqft, unit: 'sqft' })}
      {isLocalUnit(size.unit) && ` at ${size.marlaBasis} a marla`}
    </span>
  )
}
