import { propertyTerms } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import type { Size } from './convert-size.ts'

/** The size as people say it: '10 Marla', '1.5 Kanal', '2,400 sq ft'. */
export function formatSize(size: Size): string {
  return `${formatNumber(size.value, 2)} ${propertyTerms.unitsInText[size.unit]}`
}
