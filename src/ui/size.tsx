import { isLocalUnit, type Size as Measured } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { facts as t } from '#messages/common.ts'

/** The square feet behind a size and the marla it was measured in: '2,000 sq ft (1 marla = 250 sq ft)' (D9). */
export function SizeInSquareFeet({ size }: { size: Measured & { sqft: number; marlaBasis: number } }) {
  if (size.unit === 'sqft') return null
  const inSquareFeet = formatSize({ value: size.sqft, unit: 'sqft' })
  return (
    <span className="text-muted tabular-nums">
      {isLocalUnit(size.unit) ? t.sizeByMarla({ size: inSquareFeet, basis: size.marlaBasis }) : inSquareFeet}
    </span>
  )
}
